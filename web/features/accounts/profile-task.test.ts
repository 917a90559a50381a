import { expect, test } from 'vitest';
import { addressWithoutNumbers, taskAt } from './profile-task.ts';

test.each([
  ['/sell', 'sell'],
  ['/sell?new=1', 'sell'],
  ['/sell/7?step=photos', 'sell'],
  ['/sell/7?step=review', 'pay'],
  ['/my-listings', 'pay'],
  ['/become-dealer', 'apply'],
  ['/', 'browse'],
  ['/car/7', 'browse'],
  ['/sellers', 'browse'],
])('%s is left to %s', (address, task) => {
  expect(taskAt(address)).toBe(task);
});

test.each([
  ['/car/7?photo=2', '/car/7?photo=2'],
  ['/my-listings', '/my-listings'],
  ['/sell', '/'],
  ['/sell/7?step=review', '/'],
  ['/become-dealer/', '/'],
])('without the numbers, %s leads to %s', (address, expected) => {
  expect(addressWithoutNumbers(address)).toBe(expected);
});
