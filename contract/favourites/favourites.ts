import { z } from 'zod';
import { CarCard } from '../cars/car-shapes.ts';
import { maxPrice } from '../cars/listing-rules.ts';
import { call } from '../kit/call.ts';
import { done, emptyAsNull, Id, Moment, nothing, success, text } from '../kit/shapes.ts';
import { member } from '../access/who.ts';

export const maxFavourites = 100;
export const maxFavouriteNote = 500;

const TargetPrice = z
  .number('Please enter a price in whole dollars')
  .max(maxPrice, 'Please enter a price below the current one')
  .min(1, 'Please enter a price of at least $1')
  .int('Please enter a price in whole dollars');

const target = {
  /** The member is notified once when the price reaches it. Null without one. */
  target_price: z.number().int().nullable(),
  /** The price has reached it. Another target starts over. */
  is_target_reached: z.boolean(),
};

/** A car in the list of the member who saved it. */
export const FavouriteCar = CarCard.extend({
  saved_at: Moment,
  /** Its price at that time. Null for some saved before we kept it. */
  saved_price: z.number().int().nullable(),
  /** For this member's eyes only. */
  note: z.string().nullable(),
  ...target,
}).meta({ title: 'FavouriteCar' });
export type FavouriteCar = z.output<typeof FavouriteCar>;

export const favourites = {
  list: call('GET /api/favourites.php', {
    summary: 'List your favourite cars with your notes, most recently added first',
    who: member,
    limit: 'browse',
    input: nothing,
    output: success('cars', z.array(FavouriteCar)),
  }),
  ids: call('GET /api/favourites.php?action=ids', {
    summary: 'List your favourites’ car ids, for the hearts in lists',
    who: member,
    limit: 'browse',
    input: nothing,
    output: success('car_ids', z.array(Id)),
  }),
  add: call('POST /api/favourites.php', {
    summary: 'Add a car to favourites. Within an hour of removing it, its note and date return.',
    who: member,
    limit: 'favourite',
    input: z.object({ car_id: Id }),
    output: done,
    fails: ['car_not_found', 'too_many_favourites'],
  }),
  saveNote: call('PUT /api/favourites.php', {
    summary: 'Write, change or delete your note on a favourite. Only you can read it.',
    who: member,
    limit: 'favourite',
    input: z.object({ car_id: Id, note: emptyAsNull(text(maxFavouriteNote)) }),
    output: done,
    fails: ['not_a_favourite'],
  }),
  target: call('GET /api/favourites.php?action=target', {
    summary: 'Get your target price for a favourite. Only you can see it.',
    who: member,
    limit: 'browse',
    input: z.object({ car_id: Id }),
    /** Null if the car isn't a favourite. */
    output: success('target', z.object(target).nullable()),
  }),
  setTarget: call('PUT /api/favourites.php?action=target', {
    summary: 'Set, change or remove your target price for a favourite. You’re notified once when the price reaches it.',
    who: member,
    limit: 'favourite',
    input: z.object({ car_id: Id, target_price: TargetPrice.nullable() }),
    output: done,
    fails: ['not_a_favourite', 'bad_input'],
  }),
  remove: call('DELETE /api/favourites.php?car_id', {
    summary: 'Remove a car from favourites',
    who: member,
    limit: 'favourite',
    input: z.object({ car_id: Id }),
    output: done,
  }),
};
