import { expect, test } from 'vitest';
import { fitting } from './test-times.ts';

test('as many as fit run in order, and the nearest always runs', () => {
  const times = { a: 5, b: 4, c: 2 };
  expect(fitting(['a', 'b', 'c'], times, 100)).toEqual({ chosen: ['a', 'b', 'c'], left: [] });
  expect(fitting(['a', 'b', 'c'], times, 9)).toEqual({ chosen: ['a', 'b'], left: ['c'] });
  expect(fitting(['a', 'b'], times, 1)).toEqual({ chosen: ['a'], left: ['b'] });
  expect(fitting([], times, 1)).toEqual({ chosen: [], left: [] });
});
