interface Equivalent {
  file: string;
  /** As `npm run mutants` prints it. */
  what: string;
  /** Why nobody could tell the difference. */
  why: string;
}

/** Faults that are none. They are printed with their reason and not counted. */
export const equivalents: readonly Equivalent[] = [
  {
    file: 'server/features/staff/as-staff.ts',
    what: 'before: state, after: state → before: state, after: state',
    why: 'nothing changes by a note, so what was before is what is after',
  },
];

export const reasonOf = ({ file, what }: { file: string; what: string }): string | null =>
  equivalents.find((one) => one.file === file && one.what === what)?.why ?? null;
