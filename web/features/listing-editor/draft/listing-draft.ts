import { features } from '@forecourt/contract/cars/car-facts.ts';
import { device } from '../../../lib/storage.ts';
import { emptyValues, fieldOrder, type ListingValues } from '../form/listing-values.ts';

export type Some = Partial<ListingValues>;

/** The state the typing started from, to tell changes made elsewhere from local ones. */
export interface Origin {
  /** When the draft was last changed, as far as this form knows. Before there is a draft, when the form was opened. */
  version: string | null;
  /** Values the server may have for each field without anyone else's changes. */
  had: Partial<Record<string, readonly unknown[]>>;
}

/** Keeps unsaved or refused input on this device as it was typed. */
export function listingDraft(userId: number) {
  const keyOf = (draftId: number | null) => `forecourt.listing-draft.${userId}.${draftId ?? 'new'}`;
  const read = (draftId: number | null) => parse(device.read(keyOf(draftId)));
  return {
    has: (draftId: number | null): boolean => device.read(keyOf(draftId)) !== null,
    read: (draftId: number | null): Some => valuesIn(read(draftId)),
    origin: (draftId: number | null): Origin => originIn(read(draftId)),
    write(draftId: number | null, values: Some, origin?: Origin) {
      if (Object.keys(values).length === 0) device.remove(keyOf(draftId));
      else device.write(keyOf(draftId), JSON.stringify({ ...values, origin }));
    },
  };
}

type Parsed = Record<string, unknown> | null;

function parse(text: string | null): Parsed {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null');
    return isRecord(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function valuesIn(parsed: Parsed): Some {
  const names = fieldOrder.filter((name) => typeof parsed?.[name] === typeof emptyValues[name]);
  const values = Object.fromEntries(names.map((name) => [name, parsed?.[name]])) as Some;
  const chosen: unknown = values.features;
  if (chosen !== undefined)
    values.features = Array.isArray(chosen) ? features.filter((feature) => chosen.includes(feature)) : [];
  return values;
}

function originIn(parsed: Parsed): Origin {
  const { version, had } = isRecord(parsed?.origin) ? parsed.origin : {};
  const lists = isRecord(had) ? Object.entries(had).filter(isList) : [];
  return { version: typeof version === 'string' ? version : null, had: Object.fromEntries(lists) };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isList = (entry: [string, unknown]): entry is [string, unknown[]] => Array.isArray(entry[1]);
