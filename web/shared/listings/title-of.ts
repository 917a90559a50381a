interface Titled {
  title: string | null;
  year: number | null;
  make: string | null;
  model: string | null;
}

/** The title, or year, make and model as far as known. */
export const titleOf = ({ title, year, make, model }: Titled): string =>
  title || [year, make, model].filter(Boolean).join(' ') || 'Untitled draft';
