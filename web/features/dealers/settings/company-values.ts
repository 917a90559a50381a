import type { AwayNotice } from '@forecourt/contract/dealers/away.ts';
import type { CompanySettings } from '@forecourt/contract/dealers/company.ts';
import type { Hours } from '@forecourt/contract/dealers/open-state.ts';

/** The form's fields, as they are typed. */
export interface CompanyValues {
  phone: string;
  website: string;
  description: string;
  opening_hours: Hours | null;
  away: AwayNotice | null;
}
export type CompanyField = keyof CompanyValues;

export const valuesOf = (settings: CompanySettings): CompanyValues => ({
  phone: settings.phone ?? '',
  website: settings.website ?? '',
  description: settings.description ?? '',
  opening_hours: settings.opening_hours,
  away: settings.away,
});

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What differs between two states of the form. */
export const changed = (from: CompanyValues, to: CompanyValues): CompanyField[] =>
  (Object.keys(from) as CompanyField[]).filter((field) => !isSame(from[field], to[field]));

interface Sides {
  /** What both began with. */
  base: CompanyValues;
  mine: CompanyValues;
  theirs: CompanyValues;
}

/** What both changed, and not to the same. */
export const clashes = ({ base, mine, theirs }: Sides): CompanyField[] =>
  changed(base, mine).filter((field) => !isSame(base[field], theirs[field]) && !isSame(mine[field], theirs[field]));

/** Theirs, with what I changed; where both did, as is chosen. */
export function merged({ base, mine, theirs }: Sides, prefer: 'mine' | 'theirs'): CompanyValues {
  const taken = prefer === 'mine' ? [] : clashes({ base, mine, theirs });
  const kept = changed(base, mine).filter((field) => !taken.includes(field));
  return { ...theirs, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) };
}
