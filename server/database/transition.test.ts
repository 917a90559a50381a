import { carFlow } from '@forecourt/contract/cars/cars.flow.ts';
import { expect, test } from 'vitest';
import type { Tx } from './database.ts';
import { saveListing } from '../features/cars/listings.store.ts';
import { transition, transitionOfAll } from './transition.ts';

test('a transition leads to its one end, or to the one of several that a rule chose', () => {
  expect(transition(carFlow, 'mark_sold', { from: 'reserved' })).toBe('sold');
  expect(transition(carFlow, 'not_paid', { from: 'pending', to: 'expired' })).toBe('expired');
});

test('what the table does not hold is refused: another status, another end, several ends and none chosen', () => {
  expect(() => transition(carFlow, 'mark_sold', { from: 'draft' })).toThrow('"mark_sold" cannot be made while "draft"');
  expect(() => transition(carFlow, 'not_paid', { from: 'pending', to: 'active' })).toThrow();
  expect(() => transition(carFlow, 'relist', { from: 'sold' })).toThrow();
});

test('the caller says in its own words why not', () => {
  const refuse = (from: string): never => {
    throw new Error(`not while ${from}`);
  };
  expect(() => transition(carFlow, 'reserve', { from: 'sold', refuse })).toThrow('not while sold');
});

test('many at once: only where all of them end alike', () => {
  expect(transitionOfAll(carFlow, 'expire')).toEqual({ from: ['active', 'reserved'], to: 'expired' });
  expect(() => transitionOfAll(carFlow, 'relist')).toThrow();
});

test('a status that did not come from the table does not compile', () => {
  const write = (tx: Tx) => [
    saveListing(tx, 1, { status: transition(carFlow, 'reserve', { from: 'active' }) }),
    // @ts-expect-error -- nobody writes a status by hand
    saveListing(tx, 1, { status: 'sold' }),
  ];
  expect(write).toBeTypeOf('function');
});
