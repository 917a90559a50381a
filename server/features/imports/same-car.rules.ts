import type { ListingFields } from '@forecourt/contract/cars/listing.ts';

/** The facts a file can contain about a car. */
export type Facts = { [F in keyof ListingFields]?: ListingFields[F] };

/** They say nothing about the car, so changing them doesn't make it another one. */
const wishes: ReadonlySet<string> = new Set<keyof Facts>(['accepts_offers', 'minimum_offer']);

/**
 * A canonical text of a car's facts. Cars with the same text are the same car unless one file has both. Empty fields
 * are left out, so that adding a field later doesn't change existing texts.
 */
export const factsText = (facts: Facts): string =>
  JSON.stringify(
    Object.entries(facts)
      .filter(([field]) => !wishes.has(field))
      .filter(([, value]) => value !== undefined && value !== null && value !== '' && value !== false)
      .filter(([, value]) => !Array.isArray(value) || value.length > 0)
      .map(([field, value]) => [field, Array.isArray(value) ? [...value].toSorted() : value])
      .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );
