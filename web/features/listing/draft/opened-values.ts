import type { EditableListing } from '@forecourt/contract/cars/car-shapes.ts';
import { emptyValues, valuesOf, type ListingField, type ListingValues } from '../form/listing-values.ts';
import { readValues } from '../form/read-values.ts';
import { keptValues } from './kept-values.ts';

/** What the form begins with: what the server has, and over it what only this device has. */
export function openedValues(userId: number, listing: EditableListing | null): ListingValues {
  const kept = keptValues(userId);
  const begun = kept.read(null);
  if (!listing) return { ...emptyValues, ...begun };
  const saved = valuesOf(listing);
  const { errors } = readValues({ ...emptyValues, ...begun });
  if (hasBecome(begun, saved)) {
    const refused = Object.fromEntries(Object.entries(begun).filter(([name]) => name in errors));
    kept.write(listing.id, { ...refused, ...kept.read(listing.id) });
    kept.write(null, {});
  }
  return { ...saved, ...kept.read(listing.id) };
}

/** The page was left while the draft was being made: it is this one when all that can be read of it arrived here. */
function hasBecome(begun: Partial<ListingValues>, saved: ListingValues): boolean {
  const { fields } = readValues({ ...emptyValues, ...begun });
  const arrived = readValues(saved).fields;
  const sent = (Object.keys(begun) as ListingField[]).filter((name) => name in fields);
  return sent.length > 0 && sent.every((name) => JSON.stringify(fields[name]) === JSON.stringify(arrived[name]));
}
