import type { DealerName } from '../people.ts';
import type { Place } from '../pictures/places.ts';
import type { DemoCar } from './demo-cars.ts';
import { placeOf } from './seller-places.ts';

const ofDealers: Record<DealerName, string> = {
  'Eclipse Motors': 'Little Seoul',
  'Vinewood Premium': 'Downtown Vinewood',
  'Rockford Autos': 'Rockford Hills',
  'Sandy Shores Trucks': 'Sandy Shores',
};

/** Where private sellers photograph their cars. */
const atPlaces: Record<Place, readonly [string, string, string]> = {
  'dusk-skyline': ['Vinewood Hills', 'Richman Glen', 'Burton'],
  'neon-night': ['Downtown Vinewood', 'Little Seoul', 'Mission Row'],
  'desert-noon': ['Sandy Shores', 'Harmony', 'Grand Senora Desert'],
  'beach-promenade': ['Vespucci Beach', 'Del Perro', 'Chumash'],
  'mountain-dawn': ['Paleto Bay', 'Grapeseed', 'Great Chaparral'],
  'studio-light': ['La Mesa', 'Rockford Hills', 'Davis'],
  'studio-dark': ['La Mesa', 'Strawberry', 'Cypress Flats'],
  'parking-garage': ['Pillbox Hill', 'Legion Square', 'Alta'],
  'suburban-driveway': ['Mirror Park', 'Rancho', 'El Burro Heights'],
  harbour: ['Elysian Island', 'Terminal', 'Port of South Los Santos'],
};

/** Most sellers say where the car is. Sandy Shores also sells from Paleto Bay. */
export function areaOf({ number, seller, dealer }: DemoCar): string | null {
  if (dealer === 'Sandy Shores Trucks' && number % 6 === 0) return 'Paleto Bay';
  if (dealer) return ofDealers[dealer];
  return number % 6 === 0 ? null : atPlaces[placeOf(seller, null)][seller % 3]!;
}
