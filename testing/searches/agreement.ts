import { bodyClasses } from '@forecourt/contract/cars/body-classes.ts';
import { colours, drives, fuels, transmissions } from '@forecourt/contract/cars/car-facts.ts';
import { conditions } from '@forecourt/contract/cars/filter-values.ts';
import type { SavedFilters } from '@forecourt/contract/searches/searches.ts';
import { sql } from 'kysely';
import { groupsOfCar } from '../../server/features/browse/matching/groups.ts';
import { statesNow } from '../../server/features/browse/matching/car-states.ts';
import { fileQuery } from '../../server/flows/searches/file-query.ts';
import type { seededRandom } from '../random.ts';
import type { SignedIn, Site } from '../site.ts';
import { until } from '../until.ts';

type Random = ReturnType<typeof seededRandom>;

const makes = ['Karin', 'Bravado', 'Pegassi', 'Home Built'];
const models = ['Sultan', 'Banshee', 'Zentorno', 'Sultan RS'];
const titles = [null, null, 'Clean daily', 'Rally stance', 'Benefactor swap', 'Turbo monster'];
const texts = [
  'sultan',
  'sulta',
  'benefacter',
  'red karin',
  'turbo sultan',
  'rally',
  'automatic suv under 60000',
  'zentrno',
  'nothing of the kind',
  'clean',
  'eclipse',
  'eclipse sultan',
];

const randomFacts = (random: Random) => {
  const maybe = <T>(value: T) => (random.chance(0.2) ? null : value);
  const price = random.pick([24_999, 25_000, 49_999, 50_000, 99_999, 1 + random.below(200_000)]);
  return {
    make: random.pick(makes),
    model: random.pick(models),
    title: random.pick(titles),
    year: 2015 + random.below(12),
    price,
    original_price: price + random.pick([0, 0, 5_000]),
    mileage: maybe(random.below(150_000)),
    body_class: random.pick(bodyClasses),
    transmission: maybe(random.pick(transmissions)),
    fuel: maybe(random.pick(fuels)),
    drive: maybe(random.pick(drives)),
    colour: maybe(random.pick(colours)),
    features: random.chance(0.5) ? [] : [random.pick(conditions)],
    engine_upgrade: maybe(random.below(5)),
    has_turbo: maybe(random.chance(0.5)),
    open_to_trade: random.chance(0.3),
  };
};

export async function addRandomCars(site: Site, random: Random, number: number, sellerId: number, dealerId: number) {
  const rows = Array.from({ length: number }, () => ({
    ...randomFacts(random),
    seller_id: sellerId,
    dealer_id: random.chance(0.5) ? dealerId : null,
    status: 'active',
    description: random.pick(['A car', 'Faster than any Sultan', 'Has a winch']),
    published_at: new Date(Date.now() - random.below(100_000_000)),
    expires_at: new Date(Date.now() + 30 * 86_400_000),
  }));
  const added = await site.db.insertInto('cars').values(rows).returning('id').execute();
  return new Set(added.map(({ id }) => id));
}

export function randomFilters(random: Random, dealerId: number): SavedFilters {
  const maybe = <K extends keyof SavedFilters>(key: K, value: SavedFilters[K], probability: number) =>
    random.chance(probability) ? { [key]: value } : {};
  const some = <T>(of: readonly T[]) => (random.chance(0.5) ? random.pick(of) : [random.pick(of), random.pick(of)]);
  return {
    ...maybe('search', random.pick(texts), 0.35),
    ...maybe('make', some(makes), 0.25),
    ...maybe('notMake', random.pick(makes), 0.1),
    ...maybe('model', random.pick(['sult', 'zen', '%']), 0.06),
    ...maybe('models', some(models), 0.12),
    ...maybe('bodyClass', some(bodyClasses), 0.15),
    ...maybe('notBodyClass', some(bodyClasses), 0.1),
    ...maybe('colour', some(colours), 0.15),
    ...maybe('notColour', some(colours), 0.1),
    ...maybe('fuel', some(fuels), 0.1),
    ...maybe('drive', some(drives), 0.1),
    ...maybe('transmission', some(transmissions), 0.1),
    ...maybe('minPrice', random.below(20_000), 0.15),
    ...maybe('maxPrice', 20_000 + random.below(200_000), 0.25),
    ...maybe('minYear', 2014 + random.below(6), 0.15),
    ...maybe('maxYear', 2020 + random.below(7), 0.15),
    ...maybe('maxMileage', 20_000 + random.below(100_000), 0.1),
    ...maybe('condition', random.pick(conditions), 0.1),
    ...maybe('minEngine', 1 + random.below(4), 0.08),
    ...maybe('sellerType', random.pick(['dealer', 'private'] as const), 0.1),
    ...maybe('dealerId', dealerId, 0.05),
    ...maybe('hasTurbo', true, 0.08),
    ...maybe('openToTrade', true, 0.08),
    ...maybe('priceLowered', true, 0.08),
    ...maybe('listedToday', true, 0.05),
  };
}

/** One kind of change to some cars, in SQL as bulk jobs make them. */
const changes = [
  'price = price - 5000, original_price = greatest(original_price, price)',
  'price = price + 20000, original_price = greatest(original_price, price + 20000)',
  "colour = 'red', fuel = 'diesel'",
  "make = 'Karin', model = 'Sultan'",
  "title = 'Rally stance'",
  "status = 'sold'",
  "status = 'active'",
  "status = 'flagged'",
  'is_hidden = true',
  'is_hidden = false',
  "status = 'reserved'",
  "status = 'active', is_hidden = false",
];

export async function changeSome(site: Site, random: Random): Promise<Set<number>> {
  const { rows } = await sql<{
    id: number;
  }>`update cars set ${sql.raw(random.pick(changes))} where id % ${random.pick([5, 7, 9])} = ${random.below(5)}
    and price > 6000 and seller_id in (select seller_id from cars) and published_at is not null returning id`.execute(
    site.db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Everything Browse lists for these filters. */
export async function browseLists({ api }: Pick<SignedIn, 'api'>, { sort: _sort, ...filters }: SavedFilters) {
  const ids: number[] = [];
  for (let page = 1; ; page++) {
    const { cars, pages } = await api.cars.list({ ...filters, sort: 'newest', page, limit: 100 } as never);
    ids.push(...cars.map(({ id }) => id));
    if (page >= pages) return new Set(ids);
  }
}

export interface Watched {
  id: number;
  queryId: number;
  filters: SavedFilters;
  /** Cars that were ever listed, and those of them that began to be after the search was saved. */
  known: Set<number>;
  fresh: Set<number>;
  listed: Set<number>;
}

/** Saves searches without the limit of fifty. */
export async function watch(site: Site, person: SignedIn, all: readonly SavedFilters[]): Promise<Watched[]> {
  const watched = new Map<number, Watched>();
  for (const filters of all)
    await site.db.transaction().execute(async (tx) => {
      const queryId = await fileQuery(tx, filters);
      if (watched.has(queryId)) return;
      const { id } = await tx
        .insertInto('saved_searches')
        .values({
          user_id: person.id,
          query_id: queryId,
          name: 'x',
          filters: JSON.stringify(filters),
          frequency: 'daily',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      watched.set(queryId, { id, queryId, filters, known: new Set(), fresh: new Set(), listed: new Set() });
    });
  return [...watched.values()];
}

export const compared = ({ db }: Pick<Site, 'db'>) =>
  until(
    'every change is compared',
    async () => (await sql`select from matching_due limit 1`.execute(db)).rows.length === 0,
  );

/** Queries that list a car without sharing a group with it. */
export async function missedGroups(site: Site, watched: readonly Watched[]): Promise<string[]> {
  const ids = [...new Set(watched.flatMap(({ listed }) => [...listed]))];
  const groups = new Map<number, string[]>();
  for (const state of await statesNow(site.db, ids)) groups.set(state.car.id, groupsOfCar(state));
  const { rows } = await sql<{ query_id: number; keys: string[] }>`
    select query_id, array_agg(key) as keys from filed_query_groups group by 1`.execute(site.db);
  const filed = new Map(rows.map(({ query_id, keys }) => [query_id, new Set(keys)]));
  return watched.flatMap(({ queryId, filters, listed }) =>
    [...listed]
      .filter((id) => !groups.get(id)?.some((group) => filed.get(queryId)?.has(group)))
      .map((id) => `${JSON.stringify(filters)} misses ${id}`),
  );
}

/** After a change: compares what was announced with the lists of Browse before and after. */
export async function checkAgreement(
  site: Site,
  watched: readonly Watched[],
  changed: ReadonlySet<number>,
): Promise<string[]> {
  const { rows } = await sql<{ search_id: number; ids: number[] }>`
    select search_id, array_agg(car_id)::float8[] as ids from search_matches where is_new group by 1`.execute(site.db);
  const told = new Map(rows.map(({ search_id, ids }) => [search_id, new Set(ids)]));
  const wrong: string[] = [];
  for (const one of watched) {
    const now = await browseLists(site.visitor(), one.filters);
    for (const id of now) if (changed.has(id) && !one.known.has(id)) one.fresh.add(id);
    for (const id of now) one.known.add(id);
    one.listed = now;
    const announced = told.get(one.id) ?? new Set();
    const differs = one.fresh.symmetricDifference(announced);
    if (differs.size > 0) wrong.push(`${JSON.stringify(one.filters)}: ${[...differs].join(', ')}`);
  }
  return wrong;
}

/** Random cars and searches, and random changes, after each of which the lists and the matches are compared. */
export async function agreeThroughChanges(
  site: Site,
  random: Random,
  { cars, searches, rounds }: { cars: number; searches: number; rounds: number },
) {
  const [seller, person] = [await site.as('dealerOwner'), await site.as('member')];
  const { dealer_account_id: dealerId } = await site.db
    .selectFrom('dealer_team_members')
    .select('dealer_account_id')
    .where('user_id', '=', seller.id)
    .executeTakeFirstOrThrow();
  const add = (number: number) => addRandomCars(site, random, number, seller.id, dealerId);
  await add(Math.ceil(cars / 2));
  await compared(site);
  const watched = await watch(
    site,
    person,
    Array.from({ length: searches }, () => randomFilters(random, dealerId)),
  );
  for (const one of watched) {
    one.listed = await browseLists(site.visitor(), one.filters);
    one.known = new Set(one.listed);
  }
  const missed = await missedGroups(site, watched);
  const wrong: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const changed = round < 2 ? await add(Math.ceil(cars / 4)) : await changeSome(site, random);
    await compared(site);
    wrong.push(...(await checkAgreement(site, watched, changed)).map((one) => `round ${round}: ${one}`));
    missed.push(...(await missedGroups(site, watched)));
  }
  return { wrong, missed, announced: watched.reduce((sum, { fresh }) => sum + fresh.size, 0) };
}
