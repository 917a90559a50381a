import type { EditableListing } from '@forecourt/contract/cars/car-shapes.ts';
import { emptyValues, valuesOf, type ListingField, type ListingValues } from '../form/listing-values.ts';
import { readValues } from '../form/read-values.ts';
import { listingDraft, type Origin, type Some } from './listing-draft.ts';
import { mergeDraft } from './merge-draft.ts';

interface Opened {
  values: ListingValues;
  /** Input on this device that newer values replaced. */
  aside: Some;
}

/** Initial form values: the server's, overlaid with input only this device has. Newer changes win. */
export function openedValues(userId: number, listing: EditableListing | null): Opened {
  const kept = listingDraft(userId);
  const begun = kept.read(null);
  if (!listing) return { values: { ...emptyValues, ...begun }, aside: {} };
  const saved = valuesOf(listing);
  const { errors } = readValues({ ...emptyValues, ...begun });
  if (isYounger(listing, kept.origin(null)) && hasBecome(begun, saved)) {
    const refused = Object.fromEntries(Object.entries(begun).filter(([name]) => name in errors));
    kept.write(listing.id, { ...refused, ...kept.read(listing.id) }, kept.origin(listing.id));
    kept.write(null, {});
  }
  const origin = kept.origin(listing.id);
  const { stays, aside } = mergeDraft(kept.read(listing.id), origin, listing);
  kept.putAside(listing.id, { ...kept.aside(listing.id), ...aside });
  kept.write(listing.id, stays, origin);
  return { values: { ...saved, ...stays }, aside: kept.aside(listing.id) };
}

/** False for a draft from before the form was opened, as far as the two clocks agree. */
const isYounger = ({ created_at }: EditableListing, { version }: Origin) =>
  version === null || Date.parse(created_at) > Date.parse(version) - clocksDifferMs;
const clocksDifferMs = 10 * 60_000;

/** The page was left while the draft was being created. It is this draft if it contains every readable value. */
function hasBecome(begun: Partial<ListingValues>, saved: ListingValues): boolean {
  const { fields } = readValues({ ...emptyValues, ...begun });
  const arrived = readValues(saved).fields;
  const sent = (Object.keys(begun) as ListingField[]).filter((name) => name in fields);
  return sent.length > 0 && sent.every((name) => JSON.stringify(fields[name]) === JSON.stringify(arrived[name]));
}
