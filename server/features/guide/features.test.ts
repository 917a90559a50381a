import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { connectWithRetry } from '../../../testing/connect-with-retry.ts';
import { freshDatabase } from '../../../testing/fresh-database.ts';
import { seededRandom } from '../../../testing/random.ts';
import { featureCount, featuresOf, type PricedFacts } from './features.rules.ts';
import { rateFacts, saveModels } from './guide.store.ts';

const year = 2026.5;
/** Distinct, so that a swapped feature changes the result. */
const slopes = Array.from({ length: featureCount }, (_, place) => (place + 1) / 40);

test('an estimate in SQL is the one from the features of the fit, for 100 random cars', async () => {
  const database = await freshDatabase();
  const { db, close } = connectWithRetry(database.config, 1);
  onTestFinished(async () => {
    await close();
    await database.drop();
  });
  const { rows } = await sql<{ id: number }>`select id from car_models order by id limit 1`.execute(db);
  const model_id = rows[0]!.id;
  const base = 8;
  await db.transaction().execute((tx) =>
    saveModels(
      tx,
      [
        {
          model_id,
          base,
          slopes,
          median_off: 0,
          low_off: -0.1,
          high_off: 0.1,
          lowest_off: -1,
          confidence: 'high',
          effective_sales: 30,
          sales: 30,
          days_to_sell: 7,
          newest_sales: [],
        },
      ],
      { at: new Date(), year },
    ),
  );
  const random = seededRandom(66);
  const unlessUnknown = (value: number) => (random.chance(0.2) ? null : value);
  for (let made = 0; made < 100; made += 1) {
    const car: PricedFacts = {
      year: 1990 + random.below(38),
      mileage: unlessUnknown(random.below(400_000)),
      engine_upgrade: unlessUnknown(random.below(5)),
      brake_upgrade: unlessUnknown(random.below(4)),
      transmission_upgrade: unlessUnknown(random.below(4)),
      armour: unlessUnknown(random.below(6)),
      has_turbo: random.chance(0.3) ? null : random.chance(0.5),
    };
    const log = featuresOf(car, year).reduce((sum, feature, place) => sum + feature * slopes[place]!, base);
    const { estimate } = await rateFacts(db, model_id, car, null);
    expect(Math.abs(estimate!.median - Math.exp(log)), JSON.stringify(car)).toBeLessThan(1);
  }
});
