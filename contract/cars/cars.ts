import { z } from 'zod';
import { call } from '../kit/call.ts';
import { done, Id, success, text } from '../kit/shapes.ts';
import { anyone, member, self } from '../kit/who.ts';
import { CarFilters, FilterCounts, Understood } from './browse.ts';
import { Car, CarCard, EditableListing, OwnListing } from './car-shapes.ts';
import { carStatuses, listingTransitions } from './cars.flow.ts';
import { chosen } from './chosen.ts';
import { lastPage, pageSize, sorts } from './filter-values.ts';
import { ListingFields } from './listing.ts';
import { moderation } from './moderation.ts';

/** What the documents send with a new listing; each must agree with who is signed in. */
const SellerIds = z.object({
  seller_id: Id.optional(),
  dealer_account_id: Id.nullable().optional(),
  is_dealer: z.boolean().optional(),
  contactName: text(100).optional(),
});

const Suggestion = z.object({ make: z.string(), model: z.string().nullable(), cars: z.number().int() });
export type Suggestion = z.output<typeof Suggestion>;

const SuggestedDealer = z.object({ id: Id, name: z.string(), cars: z.number().int() });
export type SuggestedDealer = z.output<typeof SuggestedDealer>;

/** How the words of a search are meant. */
const Reading = {
  /** The words as they stand: no typing error is mended, and nothing is understood. */
  asTyped: z.boolean().optional(),
  /** Words of the search that mean nothing but themselves. */
  literally: z.union([text(60), z.array(text(60)).max(8)]).optional(),
};

export const cars = {
  list: call('GET /api/cars.php', {
    summary: 'Cars for sale, filtered, sorted and paged; in the usual order featured ones first',
    who: anyone,
    limit: 'browse',
    input: CarFilters.extend({
      status: z.enum(['active', 'reserved', 'sold']).optional(),
      featured: z.boolean().optional(),
      ...Reading,
      sort: z.enum(sorts).optional(),
      page: z.number().int().min(1).max(lastPage).default(1),
      limit: z.number().int().min(1).max(100).default(pageSize),
      /** Also how many cars each filter value would show. */
      counts: z.boolean().default(false),
    }),
    output: z.object({
      success: z.literal(true),
      cars: z.array(CarCard),
      /** In an order other than the usual one: a few featured cars that match and are not on this page. */
      featured_above: z.array(CarCard),
      total: z.number().int(),
      /** There are more; counting stopped at `total`. */
      total_is_capped: z.boolean(),
      featured_total: z.number().int(),
      page: z.number().int(),
      pages: z.number().int(),
      /** Null when not asked for, or when there are too many matches to count each. */
      counts: FilterCounts.nullable(),
      /** What was searched for instead, when a typing error was mended. */
      searched_for: z.string().nullable(),
      /** What words of the search were taken for. */
      understood: z.array(Understood),
    }),
  }),
  nearest: call('GET /api/cars.php?action=nearest', {
    summary: 'Where nothing matches: which filter to drop for how many cars, and the cars that come nearest',
    who: anyone,
    limit: 'browse',
    input: CarFilters.extend(Reading),
    output: z.object({
      success: z.literal(true),
      /** Filters whose absence alone would show something, most cars first. */
      without: z.array(
        z.object({
          /** The names of the filters that are dropped, which stand for one thing. */
          filters: z.array(z.string()),
          /** The word of the search that is dropped, where it is one. */
          words: z.string().nullable(),
          /** What is left of the search then. */
          search: z.string().nullable(),
          cars: z.number().int(),
          is_capped: z.boolean(),
        }),
      ),
      cars: z.array(CarCard),
    }),
  }),
  get: call('GET /api/cars.php?id', {
    summary: 'One car; of one that was taken down only its seller’s side learns what it said',
    who: anyone,
    limit: 'browse',
    input: z.object({ id: Id }),
    output: Car,
    fails: ['car_not_found', 'car_removed'],
    whenMissing: null,
  }),
  create: call('POST /api/cars.php', {
    summary: 'Start a listing: a draft, with whatever is known already',
    who: self('seller_id'),
    limit: 'listing',
    input: ListingFields.extend(SellerIds.shape),
    output: z.object({ success: z.literal(true), id: Id, listing: EditableListing }),
    fails: ['not_allowed', 'too_many_drafts'],
  }),
  update: call('PUT /api/cars.php', {
    summary: 'Change a listing; of a draft any part, of a live one nothing may become empty',
    who: member,
    limit: 'listing',
    input: ListingFields.extend({
      id: Id,
      /** The `updated_at` it was read with: refused when somebody has changed it since. */
      unchanged_since: z.iso.datetime().optional(),
    }),
    output: success('listing', EditableListing),
    fails: ['car_not_found', 'not_allowed', 'not_editable_now', 'changed_elsewhere'],
    whenMissing: null,
  }),
  remove: call('DELETE /api/cars.php?id', {
    summary: 'Take a listing down; it can be brought back',
    who: member,
    limit: 'listing',
    input: z.object({ id: Id }),
    output: done,
    fails: ['car_not_found', 'not_allowed', 'not_possible_now'],
    whenMissing: false,
  }),
  change: call('POST /api/cars.php?action=change', {
    summary: 'Submit, reserve, release, renew, delete or restore a listing; it is sold by sales.complete',
    who: member,
    limit: 'listing',
    input: z.object({ id: Id, transition: z.enum(listingTransitions) }),
    output: success('listing', OwnListing),
    fails: [
      'car_not_found',
      'not_allowed',
      'not_possible_now',
      'no_slot_left',
      'too_many_drafts',
      'dealer_not_active',
      'profile_incomplete',
      'payment_needed',
      'bad_input',
    ],
  }),
  mine: call('GET /api/cars.php?action=mine', {
    summary: 'One’s own listings; a dealer’s team member sees all of the dealer’s',
    who: member,
    limit: 'browse',
    input: z.object({
      status: z.enum(carStatuses).optional(),
      page: z.number().int().min(1).max(lastPage).default(1),
    }),
    output: z.object({
      success: z.literal(true),
      listings: z.array(OwnListing),
      page: z.number().int(),
      pages: z.number().int(),
      by_status: z.partialRecord(z.enum(carStatuses), z.number().int()),
      slots: z.object({ used: z.number().int(), of: z.number().int() }),
    }),
  }),
  editing: call('GET /api/cars.php?action=editing', {
    summary: 'A listing of one’s own with everything the form holds',
    who: member,
    limit: 'browse',
    input: z.object({ id: Id }),
    output: success('listing', EditableListing),
    fails: ['car_not_found'],
    whenMissing: null,
  }),
  dealer: call('GET /api/cars.php?action=dealer', {
    summary: 'The cars of a dealer, newest first',
    who: anyone,
    limit: 'browse',
    input: z.object({ dealerId: Id }),
    output: success('cars', z.array(CarCard)),
  }),
  similar: call('GET /api/cars.php?action=similar', {
    summary: 'Cars like this one: by model, class and price',
    who: anyone,
    limit: 'browse',
    input: z.object({ id: Id }),
    output: success('cars', z.array(CarCard)),
  }),
  suggest: call('GET /api/cars.php?action=suggest', {
    summary: 'Makes, models and dealers that what was typed may mean',
    who: anyone,
    limit: 'browse',
    input: z.object({ text: text(100) }),
    // A server of the version before, beside which this page may stand for a minute, suggests no dealers.
    output: success('suggestions', z.array(Suggestion)).extend({ dealers: z.array(SuggestedDealer).optional() }),
  }),
  view: call('POST /api/cars.php?action=view', {
    summary: 'The page of a car was looked at; counts once per person and hour',
    who: anyone,
    limit: 'browse',
    input: z.object({ id: Id }),
    output: done,
  }),
  callSeller: call('POST /api/cars.php?action=call_seller', {
    summary: 'The number to call; counts as an inquiry once per person and day',
    who: member,
    limit: 'contact',
    input: z.object({ id: Id }),
    output: z.object({ success: z.literal(true), name: z.string(), phone_number: z.string() }),
    fails: ['car_not_found', 'no_phone_number', 'own_car'],
  }),
  ...chosen,
  ...moderation,
};
