import type { Silhouette } from '../silhouette.ts';
import type { BodyClass } from '../body-class.ts';
import { compacts } from './compacts.ts';
import { coupes } from './coupes.ts';
import { muscle } from './muscle.ts';
import { offRoad } from './off-road.ts';
import { sedans } from './sedans.ts';
import { sports } from './sports.ts';
import { sportsClassics } from './sports-classics.ts';
import { supercars } from './supercars.ts';
import { suvs } from './suvs.ts';
import { vans } from './vans.ts';

export const SILHOUETTES: Record<Exclude<BodyClass, 'Motorcycles'>, readonly [Silhouette, ...Silhouette[]]> = {
  Compacts: compacts,
  Sedans: sedans,
  SUVs: suvs,
  Coupes: coupes,
  Muscle: muscle,
  'Sports Classics': sportsClassics,
  Sports: sports,
  Super: supercars,
  'Off-road': offRoad,
  Vans: vans,
};
