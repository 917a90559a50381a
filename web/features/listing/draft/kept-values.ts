import { features } from '@forecourt/contract/cars/car-facts.ts';
import { device } from '../../../lib/storage.ts';
import { emptyValues, fieldOrder, type ListingValues } from '../form/listing-values.ts';

type Some = Partial<ListingValues>;

/** What the server does not have of a draft, not sent yet or refused, stays on this device as it was typed. */
export function keptValues(userId: number) {
  const keyOf = (draftId: number | null) => `forecourt.listing-draft.${userId}.${draftId ?? 'new'}`;
  return {
    read: (draftId: number | null): Some => parse(device.read(keyOf(draftId))),
    write(draftId: number | null, values: Some) {
      if (Object.keys(values).length === 0) device.remove(keyOf(draftId));
      else device.write(keyOf(draftId), JSON.stringify(values));
    },
  };
}

function parse(text: string | null): Some {
  try {
    const kept = JSON.parse(text ?? 'null') as Record<string, unknown> | null;
    const names = fieldOrder.filter((name) => typeof kept?.[name] === typeof emptyValues[name]);
    const values = Object.fromEntries(names.map((name) => [name, kept?.[name]])) as Some;
    const chosen: unknown = values.features;
    if (chosen !== undefined)
      values.features = Array.isArray(chosen) ? features.filter((one) => chosen.includes(one)) : [];
    return values;
  } catch {
    return {};
  }
}
