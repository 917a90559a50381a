import { expect, test } from 'vitest';
import { fullDraft, liveListing } from '../../testing/listings.ts';
import { rowOptions } from './row-options.ts';

test('a live car always has its own Mark as Sold button, even when it expires soon', () => {
  expect(rowOptions(liveListing)).toEqual({
    sold: 'mark_sold',
    next: 'feature',
    menu: ['duplicate', 'reserve', 'delete'],
  });
  expect(rowOptions({ ...liveListing, transitions: ['reserve', 'mark_sold', 'renew', 'delete'] })).toEqual({
    sold: 'mark_sold',
    next: 'feature',
    menu: ['duplicate', 'reserve', 'delete'],
  });
  expect(rowOptions({ ...liveListing, status: 'reserved', transitions: ['release', 'mark_sold', 'delete'] })).toEqual({
    sold: 'mark_sold',
    next: 'release',
    menu: ['duplicate', 'delete'],
  });
});

test('a listing that isn’t live has no such button, and a draft isn’t submitted from here', () => {
  expect(rowOptions({ ...liveListing, status: 'sold', transitions: ['relist', 'delete'] })).toEqual({
    sold: undefined,
    next: 'relist',
    menu: ['duplicate', 'delete'],
  });
  expect(rowOptions(fullDraft)).toEqual({ sold: undefined, next: undefined, menu: ['duplicate', 'delete'] });
});

test('members who can’t edit are offered nothing to buy', () => {
  expect(rowOptions({ ...liveListing, may_edit: false, transitions: [] })).toEqual({
    sold: undefined,
    next: undefined,
    menu: [],
  });
});
