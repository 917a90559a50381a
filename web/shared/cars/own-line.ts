import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import { carName } from '../../lib/car-words.ts';

/** The seller's own title, unless it only repeats the car's name. */
export const ownLine = (car: Pick<CarCard, 'year' | 'make' | 'model' | 'title'>): string | null =>
  car.title.trim().toLowerCase() === carName(car).toLowerCase() ? null : car.title;
