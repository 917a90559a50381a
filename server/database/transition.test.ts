import { carFlow } from '@forecourt/contract/cars/cars.flow.ts';
import { expect, test } from 'vitest';
import type { Tx } from './database.ts';
import { saveListing } from '../features/listings/listings.store.ts';
import { transition, transitionOfAll } from './transition.ts';

test('a transition leads to its only end, or to the one a rule selected', () => {
  expect(transition(carFlow, 'mark_sold', { from: 'reserved' })).toBe('sold');
  expect(transition(carFlow, 'not_paid', { from: 'pending', to: 'expired' })).toBe('expired');
});

test('refuses what the table doesn’t contain: another status, another end, or several ends without a selection', () => {
  expect(() => transition(carFlow, 'mark_sold', { from: 'draft' })).toThrow('"mark_sold" cannot be made while "draft"');
  expect(() => transition(carFlow, 'not_paid', { from: 'pending', to: 'active' })).toThrow();
  expect(() => transition(carFlow, 'relist', { from: 'sold' })).toThrow();
});

test('the caller words the refusal', () => {
  const refuse = (from: string): never => {
    throw new Error(`not while ${from}`);
  };
  expect(() => transition(carFlow, 'reserve', { from: 'sold', refuse })).toThrow('not while sold');
});

test('several rows together, only if all of them end in the same status', () => {
  expect(transitionOfAll(carFlow, 'expire')).toEqual({ from: ['active', 'reserved'], to: 'expired' });
  expect(() => transitionOfAll(carFlow, 'relist')).toThrow();
});

test('a status that isn’t from the table doesn’t compile', () => {
  const write = (tx: Tx) => [
    saveListing(tx, 1, { status: transition(carFlow, 'reserve', { from: 'active' }) }),
    // @ts-expect-error -- a status is never written by hand
    saveListing(tx, 1, { status: 'sold' }),
  ];
  expect(write).toBeTypeOf('function');
});
