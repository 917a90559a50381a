import type { ComparedCar } from '@forecourt/contract/cars/chosen.ts';
import { sultan } from './cars.ts';

/** A car in the comparison's format. */
export const compared = (given: Partial<ComparedCar> = {}): ComparedCar => ({
  ...sultan,
  region: null,
  seats: null,
  drive: 'all',
  engine_upgrade: 2,
  brake_upgrade: 0,
  transmission_upgrade: null,
  armour: 0,
  has_turbo: true,
  features: [],
  condition_note: null,
  sold_at: null,
  rating: null,
  total_reviews: 0,
  ...given,
});
