import { z } from 'zod';
import { call } from '../kit/call.ts';
import { done, Id, success, text } from '../kit/shapes.ts';
import { anyone, member, self } from '../access/who.ts';
import { CarFilters, FilterCounts, Reading, Understood, withRangesInOrder } from './browse.ts';
import { Car, CarCard, EditableListing, OwnListing } from './car-shapes.ts';
import { carStatuses, listingTransitions } from './cars.flow.ts';
import { chosen } from './chosen.ts';
import { lastPage, pageSize, sorts } from './filter-values.ts';
import { ListingFields } from './listing.ts';
import { moderation } from './moderation.ts';
import { moving } from './moving.ts';

/**
 * Ids that the spec sends with a new listing. Each must match the session. On a dealer's team, `is_dealer: false` lists
 * the car privately.
 */
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

export const cars = {
  list: call('GET /api/cars.php', {
    summary: 'List cars for sale, filtered, sorted and paged. The default order shows featured cars first.',
    who: anyone,
    limit: 'browse',
    input: withRangesInOrder(
      CarFilters.extend({
        status: z.enum(['active', 'reserved', 'sold']).optional(),
        featured: z.boolean().optional(),
        ...Reading,
        sort: z.enum(sorts).optional(),
        page: z.number().int().min(1).max(lastPage).default(1),
        limit: z.number().int().min(1).max(100).default(pageSize),
        /** Also return how many cars each filter value would show. */
        counts: z.boolean().default(false),
      }),
    ),
    output: z.object({
      success: z.literal(true),
      cars: z.array(CarCard),
      /** For non-default orders: a few matching featured cars that aren't on this page. */
      featured_above: z.array(CarCard),
      total: z.number().int(),
      /** There are more. Counting stopped at `total`. */
      total_is_capped: z.boolean(),
      featured_total: z.number().int(),
      page: z.number().int(),
      pages: z.number().int(),
      /** Null if not requested, or if there are too many matches to count. */
      counts: FilterCounts.nullable(),
      /** The corrected search, if a typo was fixed. */
      searched_for: z.string().nullable(),
      /** How search words were interpreted. */
      understood: z.array(Understood),
    }),
  }),
  nearest: call('GET /api/cars.php?action=nearest', {
    summary: 'If nothing matches, get the filters to drop with the cars each would show, and the closest cars',
    who: anyone,
    limit: 'browse',
    input: withRangesInOrder(CarFilters.extend(Reading)),
    output: z.object({
      success: z.literal(true),
      /** Filters that would show something if dropped, most cars first. */
      without: z.array(
        z.object({
          /** Names of the filters that are dropped together. */
          filters: z.array(z.string()),
          /** The search word that is dropped, if it is one. */
          words: z.string().nullable(),
          /** The rest of the search. */
          search: z.string().nullable(),
          cars: z.number().int(),
          is_capped: z.boolean(),
        }),
      ),
      cars: z.array(CarCard),
    }),
  }),
  get: call('GET /api/cars.php?id', {
    summary: 'Get a car. For a removed one, only the seller’s side sees its details.',
    who: anyone,
    limit: 'browse',
    input: z.object({ id: Id }),
    output: Car,
    fails: ['car_not_found', 'car_removed'],
    whenMissing: null,
  }),
  create: call('POST /api/cars.php', {
    summary: 'Create a listing as a draft with any known fields',
    who: self('seller_id'),
    limit: 'listing',
    input: ListingFields.extend(SellerIds.shape),
    output: z.object({ success: z.literal(true), id: Id, listing: EditableListing }),
    fails: ['not_allowed', 'too_many_drafts'],
  }),
  update: call('PUT /api/cars.php', {
    summary: 'Update a listing. A live listing can’t lose required fields.',
    who: member,
    limit: 'listing',
    input: ListingFields.extend({
      id: Id,
      /** The `updated_at` the client last read. Rejected if it has changed since. */
      unchanged_since: z.iso.datetime().optional(),
    }),
    output: success('listing', EditableListing),
    fails: ['car_not_found', 'not_allowed', 'not_editable_now', 'changed_elsewhere'],
    whenMissing: null,
  }),
  remove: call('DELETE /api/cars.php?id', {
    summary: 'Delete a listing. It can be restored.',
    who: member,
    limit: 'listing',
    input: z.object({ id: Id }),
    output: done,
    fails: ['car_not_found', 'not_allowed', 'not_possible_now'],
    whenMissing: false,
  }),
  change: call('POST /api/cars.php?action=change', {
    summary: 'Submit, reserve, release, renew, delete or restore a listing. Use sales.complete to sell it.',
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
    summary: 'List your own listings. Team members get all of their dealer’s listings.',
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
      /** The dealer's slots for team members. */
      slots: z.object({ used: z.number().int(), of: z.number().int() }),
      /** A team member's own slots, if they also list privately. */
      private_slots: z.object({ used: z.number().int(), of: z.number().int() }).optional(),
    }),
  }),
  editing: call('GET /api/cars.php?action=editing', {
    summary: 'Get one of your listings with all form fields',
    who: member,
    limit: 'browse',
    input: z.object({ id: Id }),
    output: success('listing', EditableListing),
    fails: ['car_not_found'],
    whenMissing: null,
  }),
  dealer: call('GET /api/cars.php?action=dealer', {
    summary: 'List a dealer’s cars, newest first',
    who: anyone,
    limit: 'browse',
    input: z.object({ dealerId: Id }),
    output: success('cars', z.array(CarCard)),
  }),
  similar: call('GET /api/cars.php?action=similar', {
    summary: 'List cars similar in model, class and price',
    who: anyone,
    limit: 'browse',
    input: z.object({ id: Id }),
    output: success('cars', z.array(CarCard)),
  }),
  suggest: call('GET /api/cars.php?action=suggest', {
    summary: 'Suggest makes, models and dealers for what was typed',
    who: anyone,
    limit: 'browse',
    input: z.object({ text: text(100) }),
    // During an upgrade, an older server may answer without dealers for a minute.
    output: success('suggestions', z.array(Suggestion)).extend({ dealers: z.array(SuggestedDealer).optional() }),
  }),
  view: call('POST /api/cars.php?action=view', {
    summary: 'Record a view of a car’s page. Counts once per person and hour.',
    who: anyone,
    limit: 'browse',
    input: z.object({ id: Id }),
    output: done,
  }),
  callSeller: call('POST /api/cars.php?action=call_seller', {
    summary: 'Get the seller’s phone number. Counts as an inquiry once per person and day.',
    who: member,
    limit: 'contact',
    input: z.object({ id: Id }),
    output: z.object({ success: z.literal(true), name: z.string(), phone_number: z.string() }),
    fails: ['car_not_found', 'no_phone_number', 'own_car'],
  }),
  ...chosen,
  ...moderation,
  ...moving,
};
