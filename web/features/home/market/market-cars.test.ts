import { expect, test } from 'vitest';
import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import { sultan } from '../../../testing/cars.ts';
import { marketCars } from './market-cars.ts';

const cars = (...ids: number[]): CarCard[] => ids.map((id) => ({ ...sultan, id }));
const ids = ({ top, latest }: ReturnType<typeof marketCars>) => [top.map(({ id }) => id), latest.map(({ id }) => id)];

test('shows three on top and eight below, none twice', () => {
  const latest = cars(3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13);
  expect(ids(marketCars(cars(1, 2, 3), latest))).toEqual([
    [1, 2, 3],
    [4, 5, 6, 7, 8, 9, 10, 11],
  ]);
});

test('when the featured cars fail to load, the latest take their place', () => {
  expect(ids(marketCars([], cars(1, 2, 3, 4)))).toEqual([[1, 2, 3], [4]]);
});

test('without the latest, the featured cars are still shown. Without both, nothing is', () => {
  expect(ids(marketCars(cars(1, 2), []))).toEqual([[1, 2], []]);
  expect(ids(marketCars([], []))).toEqual([[], []]);
});
