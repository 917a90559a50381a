import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Id, success } from '../kit/shapes.ts';
import { anyone } from '../access/who.ts';
import { Car, CarCard } from './car-shapes.ts';
import { maxCompared, maxRecent } from './chosen-values.ts';

/** A car in a comparison: all facts except those shown only on its own page. */
export const ComparedCar = CarCard.extend(
  Car.pick({
    region: true,
    seats: true,
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
    /** The dealer's rating for a dealer's car. One decimal, null without reviews. */
    rating: z.number().nullable(),
    total_reviews: z.number().int(),
  })
  .meta({ title: 'ComparedCar' });
export type ComparedCar = z.output<typeof ComparedCar>;

/** Cars selected by id. */
export const chosen = {
  compare: call('GET /api/cars.php?action=compare', {
    summary: 'Get up to four cars with all facts, in the requested order. Cars that aren’t public are left out.',
    who: anyone,
    limit: 'browse',
    input: z.object({ ids: z.array(Id).min(1).max(maxCompared, `Please select at most ${maxCompared} cars`) }),
    output: z.object({
      success: z.literal(true),
      cars: z.array(ComparedCar),
      /** Requested cars that were public and have been removed. */
      removed: z.array(Id),
    }),
  }),
  cards: call('GET /api/cars.php?action=cards', {
    summary: 'Get cars by id in the requested order, including sold ones. Cars that aren’t public are left out.',
    who: anyone,
    limit: 'browse',
    input: z.object({ ids: z.array(Id).min(1).max(maxRecent) }),
    output: success('cars', z.array(CarCard)),
  }),
};
