import type { EditableListing } from '@forecourt/contract/cars/car-shapes.ts';
import { emptyValues, valuesOf, type ListingField, type ListingValues } from '../form/listing-values.ts';
import { readValues } from '../form/read-values.ts';
import { keptValues, type Origin } from './kept-values.ts';

/** What the form begins with: what the server has, and over it what only this device has. A newer change wins over that. */
export function openedValues(userId: number, listing: EditableListing | null): ListingValues {
  const kept = keptValues(userId);
  const begun = kept.read(null);
  if (!listing) return { ...emptyValues, ...begun };
  const saved = valuesOf(listing);
  const { errors } = readValues({ ...emptyValues, ...begun });
  if (isYounger(listing, kept.origin(null)) && hasBecome(begun, saved)) {
    const refused = Object.fromEntries(Object.entries(begun).filter(([name]) => name in errors));
    kept.write(listing.id, { ...refused, ...kept.read(listing.id) }, kept.origin(listing.id));
    kept.write(null, {});
  }
  const here = kept.read(listing.id);
  const newer = changedSince(kept.origin(listing.id), here, listing);
  return { ...saved, ...Object.fromEntries(Object.entries(here).filter(([name]) => !newer.has(name))) };
}

/** What was changed on another device after it was kept here. A text that cannot be read saves nothing, so it undoes nothing. */
function changedSince({ version, had }: Origin, here: Partial<ListingValues>, listing: EditableListing): Set<string> {
  if (version === listing.updated_at) return new Set();
  const { fields } = readValues({ ...emptyValues, ...here });
  const now = Object.entries(readValues(valuesOf(listing)).fields).filter(([name]) => name in fields);
  return new Set(now.filter(([name, value]) => !isNothing(value) && !isAmong(had[name], value)).map(([name]) => name));
}

const isNothing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);
const isAmong = (list: readonly unknown[] | undefined, value: unknown) =>
  !list || list.some((one) => JSON.stringify(one) === JSON.stringify(value));

/** Not one from before the form was opened, as far as the two clocks agree. */
const isYounger = ({ created_at }: EditableListing, { version }: Origin) =>
  version === null || Date.parse(created_at) > Date.parse(version) - clocksDifferMs;
const clocksDifferMs = 10 * 60_000;

/** The page was left while the draft was being made: it is this one when all that can be read of it arrived here. */
function hasBecome(begun: Partial<ListingValues>, saved: ListingValues): boolean {
  const { fields } = readValues({ ...emptyValues, ...begun });
  const arrived = readValues(saved).fields;
  const sent = (Object.keys(begun) as ListingField[]).filter((name) => name in fields);
  return sent.length > 0 && sent.every((name) => JSON.stringify(fields[name]) === JSON.stringify(arrived[name]));
}
