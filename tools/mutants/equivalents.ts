interface Equivalent {
  file: string;
  /** As printed by `npm run mutants`. */
  what: string;
  /** Why no test could tell the difference. */
  why: string;
}

/** Mutants that change nothing. They're printed with their reason and not counted. */
export const equivalents: readonly Equivalent[] = [
  {
    file: 'server/features/staff/as-staff.ts',
    what: 'before: state, after: state → before: state, after: state',
    why: 'a note changes nothing, so before and after are the same',
  },
];

export const reasonOf = ({ file, what }: { file: string; what: string }): string | null =>
  equivalents.find((one) => one.file === file && one.what === what)?.why ?? null;
