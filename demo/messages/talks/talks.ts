import type { Talk } from '../talk.ts';
import { talksOfEclipse } from './eclipse-motors.ts';
import { sundayMeet } from './group.ts';
import { talksOfMara } from './mara.ts';
import { talksOfNeighbours } from './neighbours.ts';
import { talksOfOtherDealers } from './other-dealers.ts';

export const talks: readonly Talk[] = [
  ...talksOfMara,
  sundayMeet,
  ...talksOfEclipse,
  ...talksOfOtherDealers,
  ...talksOfNeighbours,
];
