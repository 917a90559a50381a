import { expect, test } from 'vitest';
import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import { sultan } from '../../../testing/cars.ts';
import { marketCars } from './market-cars.ts';

const cars = (...ids: number[]): CarCard[] => ids.map((id) => ({ ...sultan, id }));
const ids = ({ top, latest }: ReturnType<typeof marketCars>) => [top.map(({ id }) => id), latest.map(({ id }) => id)];

test('three on top and eight beneath, none twice', () => {
  const latest = cars(3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13);
  expect(ids(marketCars(cars(1, 2, 3), latest))).toEqual([
    [1, 2, 3],
    [4, 5, 6, 7, 8, 9, 10, 11],
  ]);
});

test('when the top did not come, the latest take its place', () => {
  expect(ids(marketCars([], cars(1, 2, 3, 4)))).toEqual([[1, 2, 3], [4]]);
});

test('without the latest the top still stands; without both there is nothing', () => {
  expect(ids(marketCars(cars(1, 2), []))).toEqual([[1, 2], []]);
  expect(ids(marketCars([], []))).toEqual([[], []]);
});
