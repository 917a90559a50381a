import type { ListingFields } from '@forecourt/contract/cars/listing.ts';

/** What a file can say of a car. */
export type Facts = { [F in keyof ListingFields]?: ListingFields[F] };

/**
 * What is said of a car, always in the same words: two cars of which the same is said are one, unless a file has both.
 * What says nothing does not stand in it, so that a field that comes later changes none that were before.
 */
export const factsText = (facts: Facts): string =>
  JSON.stringify(
    Object.entries(facts)
      .filter(([, value]) => value !== undefined && value !== null && value !== '' && value !== false)
      .filter(([, value]) => !Array.isArray(value) || value.length > 0)
      .map(([field, value]) => [field, Array.isArray(value) ? [...value].toSorted() : value])
      .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );
