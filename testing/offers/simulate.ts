import type { Site } from '../site.ts';
import { carActions } from './car-actions.ts';
import { offerActions } from './offer-actions.ts';
import { peopleActions } from './people-actions.ts';
import { createOfferWorld, type OfferWorld } from './world.ts';

/** Chosen more often than the others, because they change most. */
const often = [
  'make',
  'make',
  'make',
  'make',
  'accept',
  'accept',
  'accept',
  'accept',
  'counter',
  'counter',
  'decline',
  'release',
  'time',
  'sell',
];

interface Plan {
  actions: number;
  seed: number;
}

/**
 * Random actions by six people on a private seller's and a dealer's car, one after the other. After each, its answer
 * and every offer and car must be what the model says. Returns how often each action had which outcome.
 */
export async function simulateOffers(site: Site, { actions: count, seed }: Plan): Promise<Map<string, number>> {
  const world = await createOfferWorld(site, seed);
  const actions = { ...offerActions(world), ...carActions(world), ...peopleActions(world) };
  const all = [...Object.keys(actions), ...often, ...often, ...often];
  const tally = new Map<string, number>();
  for (let step = 0; step < count; step += 1) {
    // A car that isn't on sale is back soon, or there would be little to do.
    const away = Object.values(world.current).find(({ status }) => status !== 'active' && status !== 'reserved');
    const what = away && world.random.chance(0.4) ? wayBack[away.status]! : world.random.pick(all);
    const outcome = await actions[what]!();
    tally.set(`${what}: ${outcome}`, (tally.get(`${what}: ${outcome}`) ?? 0) + 1);
    await compare(world, `step ${step} (${what}: ${outcome}, seed ${seed})`);
  }
  return tally;
}

const wayBack: Record<string, string> = { sold: 'undo', flagged: 'moderate', removed: 'remove' };

/** Everything stored must be what the model says. */
async function compare({ site, model }: OfferWorld, after: string): Promise<void> {
  const rows = await site.db.selectFrom('offers').select(['id', 'status', 'turn', 'amount']).execute();
  for (const row of rows) {
    const offer = model.offers.get(row.id)!;
    const [is, should] = [`${row.status} ${row.turn} ${row.amount}`, `${offer.status} ${offer.turn} ${offer.amount}`];
    if (is !== should) throw new Error(`After ${after}, offer ${row.id} is ${is} instead of ${should}`);
  }
  const cars = await site.db.selectFrom('cars').select(['id', 'status', 'held_until']).execute();
  for (const row of cars) {
    const car = model.cars.get(row.id)!;
    if (row.status !== car.status)
      throw new Error(`After ${after}, car ${row.id} is ${row.status} instead of ${car.status}`);
    if ((row.held_until !== null) !== (model.accepted(row.id) !== undefined))
      throw new Error(`After ${after}, car ${row.id} is held until ${String(row.held_until)}`);
  }
}
