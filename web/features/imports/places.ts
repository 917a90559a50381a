import type { Import, ImportRow } from '@forecourt/contract/imports/imports.ts';
import { placeRows } from '@forecourt/contract/imports/place-rows.ts';

/** The outcome of a row, or the expected one. */
export type Place = 'live' | 'draft' | 'known' | 'no_room' | 'bad';

export interface PlacedRow extends ImportRow {
  place: Place;
}

/** Each row with its outcome, or the expected outcome if it hasn't been imported yet. */
export function placedRows({ rows, room }: Pick<Import, 'rows' | 'room'>, listsNow: boolean): PlacedRow[] {
  const open = rows.map(({ kind, outcome }) => (outcome ? 'known' : kind));
  const would = placeRows(open, room, listsNow);
  return rows.map((row, at) => ({ ...row, place: row.outcome ?? would[at] ?? 'bad' }));
}

export function countPlaces(rows: readonly PlacedRow[]): Record<Place, number> {
  const counts: Record<Place, number> = { live: 0, draft: 0, known: 0, no_room: 0, bad: 0 };
  for (const { place } of rows) counts[place] += 1;
  return counts;
}
