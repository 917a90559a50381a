import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import { carName, transmissionNames } from '../../../lib/car-words.ts';
import { miles } from '../../../lib/format.ts';

/** The line beneath the title: what it is, where the title does not say so, and its first facts. */
export const summaryOf = (car: Car): string =>
  [
    car.title !== carName(car) && carName(car),
    car.mileage !== null && miles(car.mileage),
    car.body_class,
    car.transmission && transmissionNames[car.transmission],
  ]
    .filter(Boolean)
    .join(' · ');
