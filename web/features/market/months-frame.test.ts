import { expect, test } from 'vitest';
import { runsOf } from './months-frame.tsx';

const placesOf = (...places: number[]) =>
  runsOf(places.map((place) => ({ place }))).map((run) => run.map(({ place }) => place));

test('a line breaks where months are missing', () => {
  expect(placesOf()).toEqual([]);
  expect(placesOf(0, 1, 2)).toEqual([[0, 1, 2]]);
  expect(placesOf(0, 1, 4, 7, 8)).toEqual([[0, 1], [4], [7, 8]]);
});
