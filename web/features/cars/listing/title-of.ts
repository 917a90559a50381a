interface Titled {
  title: string | null;
  year: number | null;
  make: string | null;
  model: string | null;
}

/** Its title, or year, make and model as far as they are known. */
export const titleOf = ({ title, year, make, model }: Titled): string =>
  title || [year, make, model].filter(Boolean).join(' ') || 'Untitled draft';
