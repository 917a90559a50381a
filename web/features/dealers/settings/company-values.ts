import type { AwayNotice } from '@forecourt/contract/hours/away.ts';
import type { CompanySettings } from '@forecourt/contract/dealers/company.ts';
import type { Hours } from '@forecourt/contract/hours/open-state.ts';

/** The form's fields as typed. */
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

/** Fields that differ between two states of the form. */
export const changed = (from: CompanyValues, to: CompanyValues): CompanyField[] =>
  (Object.keys(from) as CompanyField[]).filter((field) => !isSame(from[field], to[field]));

interface Sides {
  /** The state both sides started from. */
  base: CompanyValues;
  mine: CompanyValues;
  theirs: CompanyValues;
}

/** Fields that both sides changed, to different values. */
export const clashes = ({ base, mine, theirs }: Sides): CompanyField[] =>
  changed(base, mine).filter((field) => !isSame(base[field], theirs[field]) && !isSame(mine[field], theirs[field]));

/** Applies my changes on top of theirs. Where both changed a field, the preferred side wins. */
export function merged({ base, mine, theirs }: Sides, prefer: 'mine' | 'theirs'): CompanyValues {
  const taken = prefer === 'mine' ? [] : clashes({ base, mine, theirs });
  const kept = changed(base, mine).filter((field) => !taken.includes(field));
  return { ...theirs, ...Object.fromEntries(kept.map((field) => [field, mine[field]])) };
}

const workday = { from: '09:00', to: '18:00' };
/** Prefilled, because editing it is quicker than filling in an empty week. */
export const usualWeek: Hours = [workday, workday, workday, workday, workday, { from: '10:00', to: '16:00' }, null];
