import { z } from 'zod';
import { CarCard } from '../cars/car-shapes.ts';
import { call } from '../kit/call.ts';
import { done, Id, nothing, success } from '../kit/shapes.ts';
import { member } from '../access/who.ts';

export const maxFavourites = 100;

export const favourites = {
  list: call('GET /api/favourites.php', {
    summary: 'List your favourite cars, most recently added first',
    who: member,
    limit: 'browse',
    input: nothing,
    output: success('cars', z.array(CarCard)),
  }),
  ids: call('GET /api/favourites.php?action=ids', {
    summary: 'List your favourites’ car ids, for the hearts in lists',
    who: member,
    limit: 'browse',
    input: nothing,
    output: success('car_ids', z.array(Id)),
  }),
  add: call('POST /api/favourites.php', {
    summary: 'Add a car to favourites',
    who: member,
    limit: 'favourite',
    input: z.object({ car_id: Id }),
    output: done,
    fails: ['car_not_found', 'too_many_favourites'],
  }),
  remove: call('DELETE /api/favourites.php?car_id', {
    summary: 'Remove a car from favourites',
    who: member,
    limit: 'favourite',
    input: z.object({ car_id: Id }),
    output: done,
  }),
};
