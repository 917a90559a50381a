import { z } from 'zod';
import { CarFilters, Reading, withRangesInOrder } from '../cars/browse.ts';
import { CarCard } from '../cars/car-shapes.ts';
import { newestShown, sorts } from '../cars/filter-values.ts';
import { call } from '../kit/call.ts';
import { done, Id, Moment, nothing, success, text } from '../kit/shapes.ts';
import { member } from '../access/who.ts';
import { frequencies, maxSearchName } from './search-values.ts';

/** A state of Browse under the names its address uses, without the page. */
export const SavedFilters = CarFilters.extend({ ...Reading, sort: z.enum(sorts).optional() });
export type SavedFilters = z.output<typeof SavedFilters>;

const Name = text(maxSearchName, { min: 1, tooShort: 'Please enter a name' });

/** The alerts a user wants for matching cars. */
const Wishes = {
  frequency: z.enum(frequencies),
  /** Also notify the user's browsers. */
  by_push: z.boolean(),
  /** Also notify the user's own webhook. */
  by_webhook: z.boolean(),
};

export const SavedSearch = z
  .object({
    id: Id,
    name: z.string(),
    filters: SavedFilters,
    ...Wishes,
    is_paused: z.boolean(),
    created_at: Moment,
    /** Number of cars that match now. Null if this search doesn't work any more. `filters` has what is left of it. */
    total: z.number().int().nullable(),
    /** There are more. Counting stopped at `total`. */
    total_is_capped: z.boolean(),
    /** Cars that have started to match since the last visit. */
    new_count: z.number().int(),
    newest: z.array(CarCard).max(newestShown),
  })
  .meta({ title: 'SavedSearch' });
export type SavedSearch = z.output<typeof SavedSearch>;

const one = z.object({ id: Id });

/** Saved searches and their alerts. */
export const searches = {
  list: call('GET /api/searches.php', {
    summary: 'List your saved searches, newest first, with current and new results',
    who: member,
    limit: 'browse',
    input: nothing,
    output: success('searches', z.array(SavedSearch)),
  }),
  add: call('POST /api/searches.php', {
    summary: 'Save a search. Saving the same filters again returns the saved one.',
    who: member,
    limit: 'search',
    input: z.object({
      name: Name,
      filters: withRangesInOrder(SavedFilters.strict()),
      frequency: Wishes.frequency.default('instant'),
      by_push: Wishes.by_push.default(false),
      by_webhook: Wishes.by_webhook.default(false),
    }),
    output: z.object({
      success: z.literal(true),
      id: Id,
      name: z.string(),
      /** You had already saved these filters. */
      was_saved: z.boolean(),
    }),
    fails: ['too_many_searches'],
  }),
  update: call('PUT /api/searches.php', {
    summary: 'Rename a saved search, pause it or change its alerts',
    who: member,
    limit: 'search',
    input: z.object({
      id: Id,
      name: Name.optional(),
      frequency: Wishes.frequency.optional(),
      by_push: Wishes.by_push.optional(),
      by_webhook: Wishes.by_webhook.optional(),
      is_paused: z.boolean().optional(),
    }),
    output: done,
    fails: ['search_not_found'],
  }),
  remove: call('DELETE /api/searches.php?id', {
    summary: 'Delete a saved search. It can be restored for a day.',
    who: member,
    limit: 'search',
    input: one,
    output: done,
    fails: ['search_not_found'],
  }),
  restore: call('POST /api/searches.php?action=restore', {
    summary: 'Restore a deleted search',
    who: member,
    limit: 'search',
    input: one,
    output: done,
    fails: ['search_not_found', 'too_many_searches'],
  }),
  open: call('POST /api/searches.php?action=open', {
    summary: 'Record a visit to a saved search and get the cars that are new since the one before',
    who: member,
    limit: 'search',
    input: one,
    output: z.object({
      success: z.literal(true),
      name: z.string(),
      /** The visit before. */
      since: Moment,
      new_car_ids: z.array(Id),
    }),
    fails: ['search_not_found'],
  }),
};
