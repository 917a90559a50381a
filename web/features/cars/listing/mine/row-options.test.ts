import { expect, test } from 'vitest';
import { fullDraft, liveListing } from '../../../../testing/listings.ts';
import { rowOptions } from './row-options.ts';

test('a live car can always be marked as sold by its own button, also when it ends soon', () => {
  expect(rowOptions(liveListing)).toEqual({ sold: 'mark_sold', next: 'feature', menu: ['reserve', 'delete'] });
  expect(rowOptions({ ...liveListing, transitions: ['reserve', 'mark_sold', 'renew', 'delete'] })).toEqual({
    sold: 'mark_sold',
    next: 'feature',
    menu: ['reserve', 'delete'],
  });
  expect(rowOptions({ ...liveListing, status: 'reserved', transitions: ['release', 'mark_sold', 'delete'] })).toEqual({
    sold: 'mark_sold',
    next: 'release',
    menu: ['delete'],
  });
});

test('what is not live has no such button, and a draft is not submitted from here', () => {
  expect(rowOptions({ ...liveListing, status: 'sold', transitions: ['relist', 'delete'] })).toEqual({
    sold: undefined,
    next: 'relist',
    menu: ['delete'],
  });
  expect(rowOptions(fullDraft)).toEqual({ sold: undefined, next: undefined, menu: ['delete'] });
});

test('who may not edit is offered nothing to buy', () => {
  expect(rowOptions({ ...liveListing, may_edit: false, transitions: [] })).toEqual({
    sold: undefined,
    next: undefined,
    menu: [],
  });
});
