import type { BackdropName } from '../car-art/backdrops/backdrops.ts';
import type { DealerName } from '../people.ts';
import { citizens } from './citizens.ts';
import type { Place } from './gallery.ts';

/** All of a dealer's cars are photographed in the same light. */
const ofDealers: Record<DealerName, Place> = {
  'Eclipse Motors': { cover: 'studio-dark', others: ['studio-dark', 'dusk-skyline'] },
  'Vinewood Premium': { cover: 'dusk-skyline', others: ['neon-night', 'studio-dark'] },
  'Rockford Autos': { cover: 'studio-light', others: ['suburban-driveway', 'studio-light'] },
  'Sandy Shores Trucks': { cover: 'desert-noon', others: ['mountain-dawn', 'desert-noon'] },
};

const outings: readonly [BackdropName, ...BackdropName[]] = [
  'beach-promenade',
  'harbour',
  'mountain-dawn',
  'parking-garage',
  'neon-night',
  'suburban-driveway',
];

const homes = new Map<number, BackdropName>(citizens.map(({ characterId, home }) => [characterId, home]));

export function placeOf(seller: number, dealer: DealerName | null): Place {
  if (dealer) return ofDealers[dealer];
  const home = homes.get(seller) ?? outings[seller % outings.length] ?? 'harbour';
  return { cover: home, others: outings };
}
