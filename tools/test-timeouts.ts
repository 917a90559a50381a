/**
 * How long a test waits for what must come, in one place. A wait ends with its event, so on a quiet machine nobody waits
 * this long, and on one that is busy with something else nothing fails for being slow: only what never comes takes all
 * of it.
 */
export const waitMs = 60_000;

/** A whole test: several waits, or a process with a database of its own that has to start. */
export const testMs = 180_000;
