import { expect, test } from 'vitest';
import { fullDraft, liveListing } from '../../../../testing/listings.ts';
import { rowDeeds } from './row-deeds.ts';

test('a live car can always be marked as sold by its own button, also when it ends soon', () => {
  expect(rowDeeds(liveListing)).toEqual({ sold: 'mark_sold', next: 'feature', menu: ['reserve', 'delete'] });
  expect(rowDeeds({ ...liveListing, deeds: ['reserve', 'mark_sold', 'renew', 'delete'] })).toEqual({
    sold: 'mark_sold',
    next: 'feature',
    menu: ['reserve', 'delete'],
  });
  expect(rowDeeds({ ...liveListing, status: 'reserved', deeds: ['release', 'mark_sold', 'delete'] })).toEqual({
    sold: 'mark_sold',
    next: 'release',
    menu: ['delete'],
  });
});

test('what is not live has no such button, and a draft is not submitted from here', () => {
  expect(rowDeeds({ ...liveListing, status: 'sold', deeds: ['relist', 'delete'] })).toEqual({
    sold: undefined,
    next: 'relist',
    menu: ['delete'],
  });
  expect(rowDeeds(fullDraft)).toEqual({ sold: undefined, next: undefined, menu: ['delete'] });
});

test('who may not edit is offered nothing to buy', () => {
  expect(rowDeeds({ ...liveListing, may_edit: false, deeds: [] })).toEqual({
    sold: undefined,
    next: undefined,
    menu: [],
  });
});
