import type { EditableListing } from '@forecourt/contract/cars/car-shapes.ts';
import type { ListingFields } from '@forecourt/contract/cars/listing.ts';
import { valuesOf, type ListingValues } from './listing-values.ts';
import { readValues } from './read-values.ts';

/** The fields the form would change. An unreadable field counts as changed. */
export function changedFields(listing: EditableListing, values: ListingValues): ListingFields {
  const before = readValues(valuesOf(listing)).fields as Record<string, unknown>;
  const { fields, errors } = readValues(values);
  const changed = Object.entries(fields).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return {
    ...(Object.fromEntries(changed) as ListingFields),
    ...Object.fromEntries(Object.keys(errors).map((name) => [name, undefined])),
  };
}
