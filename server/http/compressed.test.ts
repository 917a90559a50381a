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
])('to who accepts %j it is sent as %j: what somebody refuses by name is not sent to them', (accepts, encoding) => {
  expect(encodingFor(accepts)).toBe(encoding);
});
