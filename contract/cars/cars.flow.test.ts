import { expect, test } from 'vitest';
import {
  carDeeds,
  carStatuses,
  editableStatuses,
  mayFollow,
  placeStatuses,
  publicStatuses,
  sellerDeeds,
  type CarDeed,
  type CarStatus,
} from './cars.flow.ts';

const deeds = Object.keys(carDeeds) as CarDeed[];

test.each<[CarStatus, CarDeed[]]>([
  ['draft', ['submit', 'await_payment', 'paid', 'delete']],
  ['pending', ['paid', 'not_paid']],
  ['active', ['reserve', 'mark_sold', 'renew', 'expire', 'delete']],
  ['reserved', ['release', 'mark_sold', 'renew', 'expire', 'delete']],
  ['sold', ['relist', 'delete']],
  ['expired', ['await_payment', 'paid', 'renew', 'delete']],
  ['flagged', []],
  ['removed', ['restore']],
])('of a listing that is %s there can be exactly %j', (status, possible) => {
  expect(deeds.filter((deed) => mayFollow(deed, status))).toEqual(possible);
});

test('each deed leads to one status', () => {
  expect(Object.fromEntries(deeds.map((deed) => [deed, carDeeds[deed].to]))).toEqual({
    submit: 'active',
    await_payment: 'pending',
    paid: 'active',
    not_paid: 'before',
    reserve: 'reserved',
    release: 'active',
    mark_sold: 'sold',
    relist: 'active',
    renew: 'active',
    expire: 'expired',
    delete: 'removed',
    restore: 'before',
  });
});

test('what the clock and a payment do, no seller does', () => {
  const by = (who: string) => deeds.filter((deed) => carDeeds[deed].by === who);
  expect(by('seller')).toEqual(sellerDeeds);
  expect(by('clock')).toEqual(['expire']);
  expect(by('payment')).toEqual(['await_payment', 'paid', 'not_paid']);
});

test('deleting and its undo ask for a right of their own', () => {
  expect(deeds.filter((deed) => 'right' in carDeeds[deed])).toEqual(['delete', 'restore']);
});

test('nobody else sees what was never listed, awaits its money or is flagged', () => {
  expect(without(publicStatuses)).toEqual(['draft', 'pending', 'flagged']);
});

test('what is on the market, about to be or taken off by staff keeps its place', () => {
  expect(without(placeStatuses)).toEqual(['draft', 'sold', 'expired', 'removed']);
});

test('what is sold, flagged or removed is not edited', () => {
  expect(without(editableStatuses)).toEqual(['sold', 'flagged', 'removed']);
});

const without = (some: readonly CarStatus[]) => carStatuses.filter((status) => !some.includes(status));
