import { features } from '@forecourt/contract/cars/car-facts.ts';
import { device } from '../../../../lib/storage.ts';
import { emptyValues, fieldOrder, type ListingValues } from '../form/listing-values.ts';

export type Some = Partial<ListingValues>;

/** What the typing began from, so that a change from elsewhere can be told from one's own. */
export interface Origin {
  /** When the draft was last changed, as far as the form was told; when the form was opened, before there is one. */
  version: string | null;
  /** What the server may have of each field without anybody else's doing. */
  had: Partial<Record<string, readonly unknown[]>>;
}

/** What the server does not have of a draft, not sent yet or refused, stays on this device as it was typed. */
export function listingDraft(userId: number) {
  const keyOf = (draftId: number | null) => `forecourt.listing-draft.${userId}.${draftId ?? 'new'}`;
  const asideKey = (draftId: number) => `${keyOf(draftId)}.aside`;
  const read = (draftId: number | null) => parse(device.read(keyOf(draftId)));
  return {
    has: (draftId: number | null): boolean => device.read(keyOf(draftId)) !== null,
    read: (draftId: number | null): Some => valuesIn(read(draftId)),
    origin: (draftId: number | null): Origin => originIn(read(draftId)),
    write(draftId: number | null, values: Some, origin?: Origin) {
      if (Object.keys(values).length === 0) device.remove(keyOf(draftId));
      else device.write(keyOf(draftId), JSON.stringify({ ...values, origin }));
    },
    /** What was typed here and gave way to something newer from elsewhere: kept until its person decides. */
    aside: (draftId: number): Some => valuesIn(parse(device.read(asideKey(draftId)))),
    putAside(draftId: number, values: Some) {
      if (Object.keys(values).length === 0) device.remove(asideKey(draftId));
      else device.write(asideKey(draftId), JSON.stringify(values));
    },
  };
}

type Parsed = Record<string, unknown> | null;

function parse(text: string | null): Parsed {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isRecord(kept) ? kept : null;
  } catch {
    return null;
  }
}

function valuesIn(kept: Parsed): Some {
  const names = fieldOrder.filter((name) => typeof kept?.[name] === typeof emptyValues[name]);
  const values = Object.fromEntries(names.map((name) => [name, kept?.[name]])) as Some;
  const chosen: unknown = values.features;
  if (chosen !== undefined)
    values.features = Array.isArray(chosen) ? features.filter((one) => chosen.includes(one)) : [];
  return values;
}

function originIn(kept: Parsed): Origin {
  const { version, had } = isRecord(kept?.origin) ? kept.origin : {};
  const lists = isRecord(had) ? Object.entries(had).filter(isList) : [];
  return { version: typeof version === 'string' ? version : null, had: Object.fromEntries(lists) };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isList = (entry: [string, unknown]): entry is [string, unknown[]] => Array.isArray(entry[1]);
