import type { EditableListing } from '@forecourt/contract/cars/car-shapes.ts';
import { emptyValues, fieldOrder, valuesOf, type ListingField, type ListingValues } from '../form/listing-values.ts';
import { readValues } from '../form/read-values.ts';
import { listingDraft, type Origin, type Some } from './listing-draft.ts';

interface Opened {
  values: ListingValues;
  /** True if the draft was changed elsewhere since the text on this device was typed. */
  isUndecided: boolean;
}

/** Initial form values: the server's, overlaid with input only this device has. */
export function openedValues(userId: number, listing: EditableListing | null): Opened {
  const deviceDraft = listingDraft(userId);
  const begun = deviceDraft.read(null);
  if (!listing) return { values: { ...emptyValues, ...begun }, isUndecided: false };
  const saved = valuesOf(listing);
  const { errors } = readValues({ ...emptyValues, ...begun });
  if (isYounger(listing, deviceDraft.origin(null)) && isSameDraft(begun, saved)) {
    const refused = Object.fromEntries(Object.entries(begun).filter(([name]) => name in errors));
    deviceDraft.write(listing.id, { ...refused, ...deviceDraft.read(listing.id) }, deviceDraft.origin(listing.id));
    deviceDraft.write(null, {});
  }
  const here = deviceDraft.read(listing.id);
  const isUndecided = isConflict(here, deviceDraft.origin(listing.id), listing);
  return { values: { ...saved, ...here }, isUndecided };
}

/** True if the draft was changed elsewhere and this device has input that version doesn't have. */
export const isConflict = (here: Some, origin: Origin, listing: EditableListing): boolean =>
  isChangedElsewhere(origin, listing) && isMissing(here, listing);

/**
 * True if the server has a value it can't have from this device. The version alone doesn't tell, because the user's own
 * photos and a save whose response was lost also create one.
 */
export function isChangedElsewhere({ version, had }: Origin, listing: EditableListing): boolean {
  if (version === listing.updated_at) return false;
  const now: Fields = readValues(valuesOf(listing)).fields;
  return fieldOrder.some((name) => had[name] && !had[name].some((value) => isSame(value, now[name])));
}

function isMissing(here: Some, listing: EditableListing): boolean {
  const saved = valuesOf(listing);
  const { fields, errors } = readValues({ ...saved, ...here });
  const now: Fields = readValues(saved).fields;
  return Object.keys(errors).length > 0 || Object.entries(fields).some(([name, value]) => !isSame(value, now[name]));
}

type Fields = Partial<Record<string, unknown>>;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** False for a draft from before the form was opened, as far as the two clocks agree. */
const isYounger = ({ created_at }: EditableListing, { version }: Origin) =>
  version === null || Date.parse(created_at) > Date.parse(version) - clocksDifferMs;
const clocksDifferMs = 10 * 60_000;

/** The page was left while the draft was being created. It is this draft if it contains every readable value. */
function isSameDraft(begun: Partial<ListingValues>, saved: ListingValues): boolean {
  const { fields } = readValues({ ...emptyValues, ...begun });
  const arrived: Fields = readValues(saved).fields;
  const sent = (Object.keys(begun) as ListingField[]).filter((name) => name in fields);
  return sent.length > 0 && sent.every((name) => isSame(fields[name], arrived[name]));
}
