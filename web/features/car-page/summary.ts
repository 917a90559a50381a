import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import { bodyClassNames, transmissionNames } from '../../lib/car-words.ts';
import { miles } from '../../lib/format.ts';

/** The line below the name: the first facts. */
export const summaryOf = (car: Car): string =>
  [
    car.mileage !== null && miles(car.mileage),
    car.body_class && bodyClassNames[car.body_class],
    car.transmission && transmissionNames[car.transmission],
    car.area,
  ]
    .filter(Boolean)
    .join(' · ');
