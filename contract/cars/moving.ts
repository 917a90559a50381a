import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Id, success } from '../kit/shapes.ts';
import { member } from '../access/who.ts';
import { EditableListing } from './car-shapes.ts';
import { listedFor } from './moves.ts';

/** Moves a listing to another owner, or starts another like it. */
export const moving = {
  move: call('POST /api/cars.php?action=move', {
    summary: 'Move a private car into your company, or a draft of yours to the company or back',
    who: member,
    limit: 'listing',
    input: z.object({ id: Id, to: z.enum(listedFor) }),
    output: success('listing', EditableListing),
    fails: [
      'car_not_found',
      'not_allowed',
      'not_possible_now',
      'already_there',
      'sold_car_stays',
      'listed_stays',
      'payment_open',
      'no_slot_left',
      'no_feature_left',
      'too_many_drafts',
      'dealer_not_active',
    ],
  }),
  duplicate: call('POST /api/cars.php?action=duplicate', {
    summary: 'Start a draft of a similar car. Photos, plate, mileage, condition and history aren’t copied.',
    who: member,
    limit: 'listing',
    input: z.object({ id: Id }),
    output: success('listing', EditableListing),
    fails: ['car_not_found', 'not_allowed', 'not_possible_now', 'too_many_drafts'],
  }),
};
