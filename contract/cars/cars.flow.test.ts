import { expect, test } from 'vitest';
import {
  carStatuses,
  editableStatuses,
  carFlow,
  slotStatuses,
  publicStatuses,
  rightFor,
  sellerTransitions,
  type CarTransition,
  type CarStatus,
} from './cars.flow.ts';

test.each<[CarStatus, CarTransition[]]>([
  ['draft', ['submit', 'await_payment', 'paid', 'delete']],
  ['pending', ['paid', 'not_paid']],
  ['active', ['reserve', 'hold', 'mark_sold', 'renew', 'expire', 'delete', 'flag', 'take_down']],
  ['reserved', ['release', 'hold', 'end_hold', 'mark_sold', 'renew', 'expire', 'delete', 'flag', 'take_down']],
  ['sold', ['relist', 'delete', 'take_down']],
  ['expired', ['await_payment', 'paid', 'renew', 'delete', 'flag', 'take_down']],
  ['flagged', ['take_down', 'bring_back']],
  ['removed', ['bring_back', 'flag_instead', 'restore']],
])('a listing that is %s allows exactly %j', (status, possible) => {
  expect(carFlow.names.filter((name) => carFlow.may(name, status))).toEqual(possible);
});

test.each<[CarTransition, Partial<Record<CarStatus, CarStatus[]>>]>([
  ['submit', { draft: ['active'] }],
  ['await_payment', { draft: ['pending'], expired: ['pending'] }],
  ['paid', { draft: ['active'], pending: ['active'], expired: ['active'] }],
  ['not_paid', { pending: ['draft', 'expired'] }],
  ['reserve', { active: ['reserved'] }],
  ['release', { reserved: ['active'] }],
  ['mark_sold', { active: ['sold'], reserved: ['sold'] }],
  ['relist', { sold: ['active', 'reserved', 'expired'] }],
  ['renew', { active: ['active'], reserved: ['reserved'], expired: ['active'] }],
  ['expire', { active: ['expired'], reserved: ['expired'] }],
  [
    'delete',
    { draft: ['removed'], active: ['removed'], reserved: ['removed'], sold: ['removed'], expired: ['removed'] },
  ],
  ['flag', { active: ['flagged'], reserved: ['flagged'], expired: ['flagged'] }],
  [
    'take_down',
    { active: ['removed'], reserved: ['removed'], sold: ['removed'], expired: ['removed'], flagged: ['removed'] },
  ],
  [
    'bring_back',
    { flagged: ['active', 'reserved', 'sold', 'expired'], removed: ['active', 'reserved', 'sold', 'expired'] },
  ],
  ['flag_instead', { removed: ['flagged'] }],
  ['restore', { removed: ['draft', 'pending', 'active', 'reserved', 'sold', 'expired'] }],
])('%s leads exactly to %j', (name, leads) => {
  const ends = carFlow.from(name).map((status) => [status, carFlow.ends(name, status)]);
  expect(Object.fromEntries(ends)).toEqual(leads);
});

test('sellers can’t make the transitions of the clock or a payment', () => {
  expect(sellerTransitions).toEqual([
    'submit',
    'reserve',
    'release',
    'mark_sold',
    'relist',
    'renew',
    'delete',
    'restore',
  ]);
  expect(carFlow.by('clock')).toEqual(['expire']);
  expect(carFlow.by('payment')).toEqual(['await_payment', 'paid', 'not_paid']);
});

test('deleting and restoring need a right of their own', () => {
  expect(sellerTransitions.filter((name) => rightFor(name) === 'cars.delete')).toEqual(['delete', 'restore']);
});

test('drafts, unpaid and flagged listings aren’t public', () => {
  expect(without(publicStatuses)).toEqual(['draft', 'pending', 'flagged']);
});

test('live, pending and flagged listings use a slot', () => {
  expect(without(slotStatuses)).toEqual(['draft', 'sold', 'expired', 'removed']);
});

test('sold, flagged and removed listings can’t be edited', () => {
  expect(without(editableStatuses)).toEqual(['sold', 'flagged', 'removed']);
});

const without = (some: readonly CarStatus[]) => carStatuses.filter((status) => !some.includes(status));
