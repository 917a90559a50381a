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
  const deviceDraft = listingDraft(userId);
  const begun = deviceDraft.read(null);
  if (!listing) return { values: { ...emptyValues, ...begun }, aside: {} };
  const saved = valuesOf(listing);
  const { errors } = readValues({ ...emptyValues, ...begun });
  if (isYounger(listing, deviceDraft.origin(null)) && isSameDraft(begun, saved)) {
    const refused = Object.fromEntries(Object.entries(begun).filter(([name]) => name in errors));
    deviceDraft.write(listing.id, { ...refused, ...deviceDraft.read(listing.id) }, deviceDraft.origin(listing.id));
    deviceDraft.write(null, {});
  }
  const origin = deviceDraft.origin(listing.id);
  const { stays, aside } = mergeDraft(deviceDraft.read(listing.id), origin, listing);
  deviceDraft.putAside(listing.id, { ...deviceDraft.aside(listing.id), ...aside });
  deviceDraft.write(listing.id, stays, origin);
  return { values: { ...saved, ...stays }, aside: deviceDraft.aside(listing.id) };
}

/** False for a draft from before the form was opened, as far as the two clocks agree. */
const isYounger = ({ created_at }: EditableListing, { version }: Origin) =>
  version === null || Date.parse(created_at) > Date.parse(version) - clocksDifferMs;
const clocksDifferMs = 10 * 60_000;

/** The page was left while the draft was being created. It is this draft if it contains every readable value. */
function isSameDraft(begun: Partial<ListingValues>, saved: ListingValues): boolean {
  const { fields } = readValues({ ...emptyValues, ...begun });
  const arrived = readValues(saved).fields;
  const sent = (Object.keys(begun) as ListingField[]).filter((name) => name in fields);
  return sent.length > 0 && sent.every((name) => JSON.stringify(fields[name]) === JSON.stringify(arrived[name]));
}
