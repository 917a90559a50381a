import { expect, test } from 'vitest';
import { addressForAnyone, pageAt } from './page-at.ts';

test('finds a page by its path, with and without an id', () => {
  expect(pageAt('/sell')?.title).toBe('Sell Your Car');
  expect(pageAt('/car/7')?.title).toBe('Car');
  expect(pageAt('/nope')).toBeUndefined();
});

test.each([
  ['/car/7?photo=2', '/car/7?photo=2'],
  ['/my-listings', '/my-listings'],
  ['/messages/5', '/'],
  ['/sell/7', '/'],
  ['/dealer', '/'],
  ['/staff/users', '/'],
  ['/nope', '/'],
])('after switching characters, %s leads to %s', (address, expected) => {
  expect(addressForAnyone(address)).toBe(expected);
});
