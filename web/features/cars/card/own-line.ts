import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import { carName } from '../../../lib/car-words.ts';

/** What the seller wrote above it, where that says something else than what car it is. */
export const ownLine = (car: Pick<CarCard, 'year' | 'make' | 'model' | 'title'>): string | null =>
  car.title.trim().toLowerCase() === carName(car).toLowerCase() ? null : car.title;
