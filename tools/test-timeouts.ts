/**
 * How long tests wait for something to happen. A wait ends with its event, so an idle machine never waits this long and a
 * busy one doesn't fail for being slow. Only something that never happens takes the whole time.
 */
export const waitMs = 60_000;

/** For a whole test with several waits, or a process with its own database that has to start. */
export const testMs = 180_000;
