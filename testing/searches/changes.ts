import { sql } from 'kysely';
import { editArea, mergeArea } from '../../server/flows/areas/edit-areas.ts';
import { rateModels } from '../guide.ts';
import type { SignedIn, Site } from '../site.ts';
import { until } from '../until.ts';
import { compared } from './compared.ts';
import { models, placesOf, type Random } from './random-market.ts';

/** Makes one kind of change. Returns the cars that it changes, as far as anyone is to be notified of them. */
type Change = (market: ChangedMarket) => Promise<Set<number>>;
export interface ChangedMarket {
  site: Site;
  random: Random;
  seller: SignedIn;
  watcher: SignedIn;
  admin: SignedIn;
  dealerId: number;
  addCars: (number: number) => Promise<Set<number>>;
  size: number;
}

/** Changes some cars as bulk jobs do. */
const update =
  (to: string): Change =>
  async ({ site, random }) => {
    const { rows } = await sql<{ id: number }>`
      update cars set ${sql.raw(to)} where id % ${random.pick([5, 7, 9])} = ${random.below(5)}
        and price > 6000 and published_at is not null returning id`.execute(site.db);
    return new Set(rows.map(({ id }) => id));
  };

const moveTo: Change = async (market) => {
  const { area_id, area, region } = market.random.pick(await placesOf(market.site));
  return update(`area_id = ${area_id}, area = '${area}', region = '${region}'`)(market);
};

/** Staff change an area. Its cars follow, and no one is notified of that. */
const changeArea =
  (change: (market: ChangedMarket, areaIds: number[]) => Promise<unknown>): Change =>
  async (market) => {
    const places = await placesOf(market.site);
    await change(
      market,
      places.map(({ area_id }) => area_id),
    );
    await until('the cars have followed their areas', async () => {
      const { rows } = await sql`
        select from cars join areas on areas.id = cars.area_id
        where merged_into is not null or areas.name <> cars.area limit 1`.execute(market.site.db);
      return rows.length === 0;
    });
    return new Set();
  };

/** New cars of a member who is blocked. The block is over once they're compared. */
const listWhileBlocked: Change = async ({ site, seller, watcher, addCars, size }) => {
  await site.db.insertInto('blocks').values({ blocker_id: watcher.id, blocked_id: seller.id }).execute();
  await addCars(Math.ceil(size / 10));
  await compared(site);
  await site.db.deleteFrom('blocks').execute();
  return new Set();
};

/** A fit changes the ratings of some models. No one is notified of that. */
const refit: Change = async ({ site, random }) => {
  const names = sql`display_name = any (${[random.pick(models), random.pick(models), random.pick(models)]}::text[])`;
  await rateModels(site, 20_000 + random.below(120_000), names);
  return new Set();
};

/** Staff enter other seats for a model. No one is notified of that. */
const enterSeats: Change = async ({ site, random }) => {
  await sql`update car_models set seats = ${2 + random.below(6)} where display_name = ${random.pick(models)}`.execute(
    site.db,
  );
  return new Set();
};

export const changes: readonly Change[] = [
  update('price = price - 5000, original_price = greatest(original_price, price)'),
  update('price = price + 20000, original_price = greatest(original_price, price + 20000)'),
  update("colour = 'red', fuel = 'diesel'"),
  update("make = 'Karin', model = 'Sultan', model_id = (select min(id) from car_models where display_name = 'Sultan')"),
  update("title = 'Rally stance'"),
  update(`mileage = 45000, year = 2021, body_class = 'SUVs', transmission = 'manual', drive = 'rear',
    features = array['Full service history', 'New tyres']`),
  update(`engine_upgrade = 4, brake_upgrade = 2, transmission_upgrade = 1, armour = null, has_turbo = not has_turbo,
    open_to_trade = not open_to_trade, accepts_offers = not accepts_offers`),
  (market) => update(`dealer_id = ${market.random.chance(0.5) ? market.dealerId : null}`)(market),
  update("status = 'sold'"),
  update("status = 'active'"),
  update("status = 'flagged'"),
  update('is_hidden = true'),
  update('is_hidden = false'),
  update("status = 'reserved'"),
  update("status = 'active', is_hidden = false"),
  moveTo,
  update('area_id = null, area = null, region = null'),
  changeArea(({ site, admin }, [first]) => editArea(site.db, admin.id, first!, { name: 'Sandy Town' })),
  changeArea(({ site, admin }, [, second, third]) => mergeArea(site.db, admin.id, second!, third!)),
  listWhileBlocked,
  refit,
  refit,
  enterSeats,
  ({ addCars, size }) => addCars(Math.ceil(size / 4)),
];
