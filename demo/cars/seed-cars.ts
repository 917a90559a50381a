import { sql } from 'kysely';
import type { Tx } from '@forecourt/server/database/database.ts';
import { carRow, dayRows, photoRows, priceRows, type Ids } from './car-rows.ts';
import { citizens } from './citizens.ts';
import { demoCars, type DemoCar } from './demo-cars.ts';
import { daysBefore } from './history.ts';
import { withEarlierSales } from '../sales/earlier-sales.ts';
import { marketYear } from '../sales/market-year.ts';
import type { DemoSale } from '../sales/demo-sales.ts';
import { pastCars } from '../sales/past-cars.ts';
import { townspeople, type Townsperson } from '../sales/townspeople.ts';
import { insertRows, takeIds } from './insert-rows.ts';
import { demoFavourites, demoReports } from './interest.ts';

/** Seeds the cars and the citizens who sell them. Everyone else and the dealers already exist. */
export async function seedCars(
  tx: Tx,
  dealers: ReadonlyMap<string, number>,
  now: Date,
): Promise<{ cars: DemoCar[]; pastCars: DemoCar[]; marketSales: DemoSale[]; ids: Ids }> {
  await seedCitizens(tx, now);
  await seedTownspeople(tx, now);
  const [onMarket, sold] = [demoCars(now), pastCars(now)];
  const marketSales = withEarlierSales(marketYear(onMarket, now), onMarket);
  const deleted = marketSales.map(({ car }) => car);
  const byCreation = [...onMarket, ...sold].toSorted(
    (a, b) => a.history.createdAt.getTime() - b.history.createdAt.getTime(),
  );
  // The first ids are those of cars that have a page.
  const cars = [...byCreation, ...deleted];
  const carIds = await takeIds(tx, 'cars', cars.length);
  const ids: Ids = {
    car: lookup('car', new Map(cars.map(({ number }, place) => [number, carIds[place]]))),
    user: lookup('character', await charactersOf(tx)),
    dealer: lookup<string, number>('dealer', dealers),
    model: await modelsOf(tx),
    area: await areasOf(tx),
  };
  const photos = cars.map((car) => photoRows(car, ids));
  const photoIds = await takeIds(tx, 'photos', photos.flat().length);
  const known = photos.map((ofCar) => ofCar.map((photo) => ({ id: photoIds.shift(), ...photo })));
  const hasGone = new Set(deleted);
  await insertRows(
    tx,
    'cars',
    cars.map((car, place) => ({
      ...carRow(car, ids),
      ...(hasGone.has(car) && deletedBySeller),
      images: (known[place] ?? []).map(asImage),
    })),
  );
  await insertRows(
    tx,
    'car_prices',
    cars.flatMap((car) => priceRows(car, ids)),
  );
  await insertRows(
    tx,
    'car_days',
    cars.flatMap((car) => dayRows(car, ids)),
  );
  await sql`
    insert into dealer_days (dealer_id, day, views, inquiries)
    select cars.dealer_id, day, sum(car_days.views), sum(car_days.inquiries)
    from car_days join cars on cars.id = car_id where dealer_id is not null group by 1, 2
  `.execute(tx);
  await insertRows(tx, 'photos', known.flat());
  await insertRows(
    tx,
    'favourites',
    demoFavourites(onMarket, now).map(({ user, car, createdAt, note, savedPrice }) => ({
      user_id: ids.user(user),
      car_id: ids.car(car),
      created_at: createdAt,
      note,
      saved_price: savedPrice,
    })),
  );
  await insertRows(
    tx,
    'car_reports',
    demoReports(onMarket, now).map(({ reporter, car, createdAt, ...report }) => ({
      ...report,
      reporter_id: ids.user(reporter),
      car_id: ids.car(car),
      created_at: createdAt,
      status: 'open',
    })),
  );
  await sql`select fold_car_counts()`.execute(tx);
  return { cars: cars.filter((car) => !sold.includes(car) && !hasGone.has(car)), pastCars: sold, marketSales, ids };
}

const deletedBySeller = { removed_by: 'seller', status_before: 'sold', status_reason: null };

/** As refresh_car_images() writes it. Calling that for every car would write every car twice. */
const asImage = ({
  id,
  key,
  width,
  height,
  blur,
}: { id: number | undefined } & ReturnType<typeof photoRows>[number]) => ({
  id,
  key,
  width,
  height,
  blur,
});

const seedCitizens = (tx: Tx, now: Date) =>
  seedMembers(
    tx,
    citizens.map(({ phone, routing, ...citizen }) => ({ ...citizen, phone_number: phone, routing_number: routing })),
    now,
  );

const seedTownspeople = (tx: Tx, now: Date) =>
  seedMembers(
    tx,
    townspeople.map((one) => ({ ...one, phone_number: null, routing_number: null })),
    now,
  );

type Account = Townsperson & { phone_number: string | null; routing_number: string | null };

async function seedMembers(tx: Tx, accounts: readonly Account[], now: Date): Promise<void> {
  await insertRows(
    tx,
    'game_accounts',
    accounts.map(({ accountId, username, joinedDaysAgo }) => ({
      id: accountId,
      username,
      first_seen_at: daysBefore(now, joinedDaysAgo),
    })),
  );
  const userIds = await takeIds(tx, 'users', accounts.length);
  await insertRows(
    tx,
    'users',
    accounts.map(({ accountId, characterId, name, phone_number, routing_number, joinedDaysAgo }, place) => ({
      id: userIds[place],
      gta_world_id: characterId,
      game_account_id: accountId,
      name,
      phone_number,
      routing_number,
      created_at: daysBefore(now, joinedDaysAgo),
      last_login: daysBefore(now, (place % 6) + 0.3),
    })),
  );
}

async function charactersOf(tx: Tx): Promise<Map<number, number>> {
  const rows = await tx.selectFrom('users').select(['id', 'gta_world_id']).execute();
  return new Map(rows.map(({ id, gta_world_id }) => [gta_world_id, id]));
}

async function modelsOf(tx: Tx): Promise<Ids['model']> {
  const rows = await tx
    .selectFrom('car_models')
    .innerJoin('car_makes', 'car_makes.id', 'car_models.make_id')
    .select(['car_models.id', 'make_id', 'car_makes.display_name as make', 'car_models.display_name as model'])
    .execute();
  const find = lookup('model', new Map(rows.map((row) => [`${row.make} ${row.model}`, row])));
  return (make, model) => {
    const { id, make_id } = find(`${make} ${model}`);
    return { makeId: make_id, modelId: id };
  };
}

async function areasOf(tx: Tx): Promise<Ids['area']> {
  const rows = await tx
    .selectFrom('areas')
    .innerJoin('area_regions', 'area_regions.id', 'region_id')
    .select(['areas.id as area_id', 'areas.name as area', 'area_regions.name as region'])
    .execute();
  return lookup('area', new Map(rows.map((row) => [row.area, row])));
}

function lookup<K, V>(what: string, known: ReadonlyMap<K, V | undefined>): (key: K) => V {
  return (key) => {
    const value = known.get(key);
    if (value === undefined) throw new Error(`The demo world has no ${what} ${String(key)}`);
    return value;
  };
}
