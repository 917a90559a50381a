interface Equivalent {
  file: string;
  /** As `npm run mutants` prints it. */
  what: string;
  /** Why nobody could tell the difference. */
  why: string;
}

/** Faults that are none. They are printed with their reason and not counted. */
export const equivalents: readonly Equivalent[] = [];

export const reasonOf = ({ file, what }: { file: string; what: string }): string | null =>
  equivalents.find((one) => one.file === file && one.what === what)?.why ?? null;
