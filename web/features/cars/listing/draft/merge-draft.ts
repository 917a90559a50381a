import type { EditableListing } from '@forecourt/contract/cars/car-shapes.ts';
import { emptyValues, fieldOrder, valuesOf, type ListingField } from '../form/listing-values.ts';
import { readValues } from '../form/read-values.ts';
import type { Origin, Some } from './listing-draft.ts';

interface MergeResult {
  /** Input that only this device has and no one changed elsewhere. It stays in the form. */
  stays: Some;
  /** Fields saved elsewhere since, by anyone. The stored values win. */
  theirs: ListingField[];
  /** Input in those fields. It is replaced but not lost. */
  aside: Some;
}

/**
 * Merges local input with a draft that was changed elsewhere. The server's version is the newer one, because the clocks
 * of two devices can't be compared.
 */
export function mergeDraft(here: Some, { version, had }: Origin, listing: EditableListing): MergeResult {
  if (version === listing.updated_at) return { stays: here, theirs: [], aside: {} };
  const now: Fields = readValues(valuesOf(listing)).fields;
  const typed: Fields = readValues({ ...emptyValues, ...here }).fields;
  const changed = fieldOrder.filter((name) => isChanged(had[name], now[name]));
  const theirs = fieldOrder.filter((name) => changed.includes(name) || isOneCar(name, changed));
  const replaced = theirs.filter((name) => name in here && !isEmpty(here, name) && !isSame(typed[name], now[name]));
  return {
    stays: only(here, (name) => !theirs.includes(name)),
    theirs,
    aside: only(here, (name) => replaced.includes(name) || isOneCar(name, replaced)),
  };
}

type Fields = Partial<Record<string, unknown>>;

/** Make, model and class describe one car together. Mixing two versions would describe a third car. */
export const oneCar: readonly ListingField[] = ['make', 'model', 'body_class'];
const isOneCar = (name: ListingField, names: readonly ListingField[]) =>
  oneCar.includes(name) && names.some((other) => oneCar.includes(other));

/**
 * True if the server's value differs from everything it may have had when the typing began. If that is unknown, any
 * value counts.
 */
const isChanged = (had: readonly unknown[] | undefined, now: unknown) =>
  had ? !had.some((value) => isSame(value, now)) : !isNothing(now);

const isNothing = (value: unknown) => value === null || value === false || (Array.isArray(value) && value.length === 0);
const isEmpty = (values: Some, name: ListingField) => String(values[name]) === String(emptyValues[name]);
const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
const only = (values: Some, wanted: (name: ListingField) => boolean): Some =>
  Object.fromEntries(Object.entries(values).filter(([name]) => wanted(name as ListingField)));
