import { LIGHTING, type Light } from '../lighting.ts';
import { duskSkyline, neonNight, parkingGarage } from './city.ts';
import { harbour } from './harbour.ts';
import { mountainDawn } from './mountains.ts';
import { beachPromenade, desertNoon } from './nature.ts';
import { suburbanDriveway } from './neighbourhood.ts';
import type { DrawBackdrop } from './scenery.ts';
import { studioDark, studioLight } from './studio.ts';

export const BACKDROP_NAMES = [
  'dusk-skyline',
  'neon-night',
  'desert-noon',
  'beach-promenade',
  'mountain-dawn',
  'studio-light',
  'studio-dark',
  'parking-garage',
  'suburban-driveway',
  'harbour',
] as const;

export type BackdropName = (typeof BACKDROP_NAMES)[number];

export const BACKDROPS: Record<BackdropName, { draw: DrawBackdrop; light: Light }> = {
  'dusk-skyline': { draw: duskSkyline, light: LIGHTING.dusk },
  'neon-night': { draw: neonNight, light: LIGHTING.night },
  'desert-noon': { draw: desertNoon, light: { ...LIGHTING.day, ground: '#6d4f30', horizon: '#fff4dc' } },
  'beach-promenade': { draw: beachPromenade, light: { ...LIGHTING.day, glassLow: '#9cc4d0' } },
  'mountain-dawn': { draw: mountainDawn, light: LIGHTING.dawn },
  'studio-light': { draw: studioLight, light: LIGHTING.studioLight },
  'studio-dark': { draw: studioDark, light: LIGHTING.studioDark },
  'parking-garage': { draw: parkingGarage, light: LIGHTING.garage },
  'suburban-driveway': { draw: suburbanDriveway, light: LIGHTING.day },
  harbour: { draw: harbour, light: { ...LIGHTING.dawn, lampGlow: 0.2 } },
};
