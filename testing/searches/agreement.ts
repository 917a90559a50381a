import type { SavedFilters } from '@forecourt/contract/searches/searches.ts';
import { sql } from 'kysely';
import { askedFor } from '../../server/features/browse/asked.ts';
import { listedAmong } from '../../server/features/browse/browse.store.ts';
import { groupsOfCar } from '../../server/features/browse/matching/groups.ts';
import { statesNow } from '../../server/features/browse/matching/car-states.ts';
import { boundOf, type CarQuery } from '../../server/features/browse/filters/filters.sql.ts';
import { carsWithWords, countMatching } from '../../server/features/browse/list-cars.ts';
import { slotsIn } from '../../server/features/browse/market-index/bits.ts';
import { narrow } from '../../server/features/browse/market-index/index-answers.ts';
import { marketOf } from '../../server/features/browse/market-index/market.ts';
import { firstToFind } from '../../server/features/browse/search-cars.ts';
import { fileQuery } from '../../server/flows/searches/file-query.ts';
import { todayIn } from '../../server/lib/site-time.ts';
import type { SignedIn, Site } from '../site.ts';
import { changes } from './changes.ts';
import { compared } from './compared.ts';
import { filterNames, randomFilters } from './random-filters.ts';
import { addRandomCars, type Random } from './random-market.ts';

/** In a random order. */
function shuffled<T>(random: Random, all: readonly T[]): T[] {
  const left = [...all];
  return Array.from({ length: left.length }, () => left.splice(random.below(left.length), 1)[0]!);
}

/** All cars that Browse lists for these filters: those of its index with the words that its own reading has. */
async function browseLists(
  { db }: Pick<Site, 'db'>,
  { sort: _sort, ...filters }: SavedFilters,
  onMarket: readonly number[],
): Promise<Listed> {
  const { wanted, typed } = await askedFor(db, filters, todayIn('UTC'));
  const count = (one: CarQuery) => countMatching(db, one);
  const read =
    typed.search === '' ? wanted : (await firstToFind(db, { wanted, status: 'active' }, typed, count)).wanted;
  const withWords = read.words === undefined ? undefined : await carsWithWords(db, read.words);
  // Browse reads no more cars than that.
  if (withWords && withWords.size > boundOf(read))
    return { read, listed: new Set(await listedAmong(db, onMarket, read)) };
  const index = await marketOf(db).index();
  const ids = slotsIn(narrow(index, read, withWords).all).map((slot) => index.ids()[slot]!);
  return { read, listed: new Set(ids) };
}

interface Listed {
  read: CarQuery;
  listed: Set<number>;
}

/** The same page by page, as a visitor sees it. */
async function pagesOf({ api }: Pick<SignedIn, 'api'>, { sort: _sort, ...filters }: SavedFilters) {
  const ids: number[] = [];
  for (let page = 1; ; page++) {
    const { cars, pages } = await api.cars.list({ ...filters, sort: 'newest', page, limit: 100 } as never);
    ids.push(...cars.map(({ id }) => id));
    if (page >= pages) return new Set(ids);
  }
}

/** One in so many searches is also compared with the SQL of Browse, and one in so many read page by page. */
const comparedWithSql = 10;
const readAsPages = 40;

async function readLists(site: Site, watched: readonly Watched[]): Promise<void> {
  const cars = await site.db.selectFrom('cars').select('id').where('status', '=', 'active').execute();
  const ids = cars.map(({ id }) => id);
  for (const [at, one] of watched.entries()) {
    const { read, listed } = await browseLists(site, one.filters, ids);
    one.listed = listed;
    if (at % comparedWithSql === 0) requireSame(one, new Set(await listedAmong(site.db, ids, read)), 'The SQL');
    if (at % readAsPages === 0) requireSame(one, await pagesOf(site.visitor(), one.filters), 'The pages');
  }
}

function requireSame({ filters, listed }: Watched, other: Set<number>, title: string): void {
  const differs = listed.symmetricDifference(other);
  if (differs.size > 0) throw new Error(`${title} for ${JSON.stringify(filters)} differ: ${[...differs].join(', ')}`);
}

export interface Watched {
  id: number;
  queryId: number;
  filters: SavedFilters;
  /** Cars that were ever listed, and those of them that began to be after the search was saved. */
  known: Set<number>;
  fresh: Set<number>;
  listed: Set<number>;
  /** Cars that left the list because staff merged or moved their area. They may be announced when they return. */
  moved: Set<number>;
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
      watched.set(queryId, {
        id,
        queryId,
        filters,
        known: new Set(),
        fresh: new Set(),
        listed: new Set(),
        moved: new Set(),
      });
    });
  return [...watched.values()];
}

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
  const before = watched.map(({ listed }) => listed);
  await readLists(site, watched);
  return watched.flatMap((one, at) => {
    if (changed.size === 0) one.moved = one.moved.union(before[at]!.difference(one.listed));
    for (const id of one.listed) if (changed.has(id) && !one.known.has(id)) one.fresh.add(id);
    for (const id of one.listed) one.known.add(id);
    const differs = one.fresh.symmetricDifference(told.get(one.id) ?? new Set()).difference(one.moved);
    return differs.size > 0 ? [`${JSON.stringify(one.filters)}: ${[...differs].join(', ')}`] : [];
  });
}

/** Random cars and searches, and each kind of change, after which the lists and the matches are compared. */
export async function agreeThroughChanges(
  site: Site,
  random: Random,
  { cars, searches, rounds = changes.length }: { cars: number; searches: number; rounds?: number },
) {
  const [seller, watcher, admin] = [await site.as('dealerOwner'), await site.as('member'), await site.as('admin')];
  const { dealer_account_id: dealerId } = await site.db
    .selectFrom('dealer_team_members')
    .select('dealer_account_id')
    .where('user_id', '=', seller.id)
    .executeTakeFirstOrThrow();
  const addCars = (number: number) => addRandomCars(site, random, number, seller.id, dealerId);
  const market = { site, random, seller, watcher, admin, dealerId, addCars, size: cars };
  await addCars(cars);
  await compared(site);
  const watched = await watch(
    site,
    watcher,
    Array.from({ length: searches }, () => randomFilters(random, { sellerId: seller.id, dealerId })),
  );
  await readLists(site, watched);
  for (const one of watched) one.known = new Set(one.listed);
  const missed = await missedGroups(site, watched);
  const wrong: string[] = [];
  for (const [round, change] of shuffled(random, changes).slice(0, rounds).entries()) {
    const changed = await change(market);
    await compared(site);
    const found = await checkAgreement(site, watched, changed);
    wrong.push(...found.map((one) => `round ${round}, ${changes.indexOf(change)}: ${one}`));
    missed.push(...(await missedGroups(site, watched)));
  }
  return {
    wrong,
    missed,
    announced: watched.reduce((sum, { fresh }) => sum + fresh.size, 0),
    searches: watched.length,
    unannounced: filterNames.filter((name) => !watched.some(({ filters, fresh }) => name in filters && fresh.size > 0)),
  };
}
