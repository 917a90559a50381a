import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Id, success } from '../kit/shapes.ts';
import { anyone } from '../kit/who.ts';
import { Car, CarCard } from './car-shapes.ts';
import { maxCompared, maxRecent } from './chosen-values.ts';

/** A car among others: its facts without what is read only on its own page. */
export const ComparedCar = CarCard.extend(
  Car.pick({
    drive: true,
    engine_upgrade: true,
    brake_upgrade: true,
    transmission_upgrade: true,
    armour: true,
    has_turbo: true,
    features: true,
    condition_note: true,
    sold_at: true,
  }).shape,
)
  .extend({
    /** Of the dealer where it is one's car; to one decimal, null without a review. */
    rating: z.number().nullable(),
    total_reviews: z.number().int(),
  })
  .meta({ title: 'ComparedCar' });
export type ComparedCar = z.output<typeof ComparedCar>;

/** Cars that somebody chose one by one, named by their ids. */
export const chosen = {
  compare: call('GET /api/cars.php?action=compare', {
    summary: 'Up to four cars with all their facts, in the order asked for; what nobody may see is left out',
    who: anyone,
    limit: 'browse',
    input: z.object({ ids: z.array(Id).min(1).max(maxCompared, `Please choose at most ${maxCompared} cars`) }),
    output: z.object({
      success: z.literal(true),
      cars: z.array(ComparedCar),
      /** Of those asked for: they were on the market and have been taken down. */
      removed: z.array(Id),
    }),
  }),
  cards: call('GET /api/cars.php?action=cards', {
    summary: 'Cars by their ids, in the order asked for, sold ones too; what nobody may see is left out',
    who: anyone,
    limit: 'browse',
    input: z.object({ ids: z.array(Id).min(1).max(maxRecent) }),
    output: success('cars', z.array(CarCard)),
  }),
};
