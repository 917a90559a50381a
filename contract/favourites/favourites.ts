import { z } from 'zod';
import { CarCard } from '../cars/car-shapes.ts';
import { call } from '../kit/call.ts';
import { done, Id, nothing, success } from '../kit/shapes.ts';
import { member } from '../kit/who.ts';

export const maxFavourites = 100;

export const favourites = {
  list: call('GET /api/favourites.php', {
    summary: 'The cars a person keeps an eye on, the latest kept first',
    who: member,
    limit: 'browse',
    input: nothing,
    output: success('cars', z.array(CarCard)),
  }),
  ids: call('GET /api/favourites.php?action=ids', {
    summary: 'Only which cars they are, for the hearts on every list',
    who: member,
    limit: 'browse',
    input: nothing,
    output: success('car_ids', z.array(Id)),
  }),
  add: call('POST /api/favourites.php', {
    summary: 'Keep an eye on a car',
    who: member,
    limit: 'favourite',
    input: z.object({ car_id: Id }),
    output: done,
    fails: ['car_not_found', 'too_many_favourites'],
  }),
  remove: call('DELETE /api/favourites.php?car_id', {
    summary: 'No longer keep an eye on a car',
    who: member,
    limit: 'favourite',
    input: z.object({ car_id: Id }),
    output: done,
  }),
};
