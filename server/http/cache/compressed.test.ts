import { expect, test } from 'vitest';
import { encodingFor } from './compressed.ts';

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0.1', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;Q=0', null],
  ['br;q=0.001', 'br'],
])('a client that accepts %j gets %j, and never an encoding it refused', (accepts, encoding) => {
  expect(encodingFor(accepts)).toBe(encoding);
});
