import type { DealerName } from '../people.ts';
import type { Place } from '../pictures/places.ts';
import { citizens } from './citizens.ts';

/** All of a dealer's cars are photographed in the same light. */
const ofDealers: Record<DealerName, Place> = {
  'Eclipse Motors': 'studio-dark',
  'Vinewood Premium': 'dusk-skyline',
  'Rockford Autos': 'studio-light',
  'Sandy Shores Trucks': 'desert-noon',
};

const outings: readonly Place[] = [
  'beach-promenade',
  'harbour',
  'mountain-dawn',
  'parking-garage',
  'neon-night',
  'suburban-driveway',
];

const homes = new Map<number, Place>(citizens.map(({ characterId, home }) => [characterId, home]));

/** Where a seller takes the cover of a car. */
export const placeOf = (seller: number, dealer: DealerName | null): Place =>
  dealer ? ofDealers[dealer] : (homes.get(seller) ?? outings[seller % outings.length] ?? 'harbour');
