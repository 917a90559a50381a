import { lastPage, type Sort } from '@forecourt/contract/cars/filter-values.ts';
import type { Understood } from '@forecourt/contract/cars/browse.ts';
import type { Queryable } from '../../database/database.ts';
import {
  boundedTotal,
  gatherPage,
  readState,
  walkPage,
  type ShownPage,
  type State,
  type Surroundings,
  type Totals,
} from './browse.store.ts';
import { countedTotals, keptTotals } from './counted-totals.ts';
import { filterCounts } from './counts.rules.ts';
import { choosePlan } from './query-plan.rules.ts';
import { boundOf, filtersOf, listOf, type CarQuery } from './filters.sql.ts';
import type { ListOptions } from './list.sql.ts';
import { cachedSearch } from './page-cache.ts';
import { listMatches } from './matches.store.ts';
import { lookUpPage } from './look-up-page.ts';

type ListQuery = Omit<ListOptions, 'sort'> & { sort: Sort | undefined };
export type ListedCars = Totals & Omit<ShownPage, keyof State>;

/**
 * A page of the list. Uses the bitmaps where they cover the filters, otherwise reads the matches. If there are too many
 * matches to rank, the newest come first.
 */
export async function listCars(db: Queryable, query: ListQuery): Promise<ListedCars> {
  const { wanted, status } = query;
  const plain = { ...query, sort: query.sort === undefined || query.sort === 'best_match' ? 'newest' : query.sort };
  if (status === 'active' && isCountable(wanted)) {
    return listCounted(db, plain);
  }
  const byMatch = wanted.words !== undefined && (query.sort ?? 'best_match') === 'best_match';
  const options: ListOptions = byMatch ? { ...query, sort: 'best_match' } : plain;
  return cachedSearch(db, options, async () => {
    const matches = await listMatches(db, options);
    if (!matches) return listMany(db, plain);
    const { tallies, ...page } = matches;
    return { ...page, counts: tallies && JSON.stringify(filterCounts(tallies)) };
  });
}

/** The page's state shows whether cached counts are still valid. Nothing is recounted until something changes. */
async function listCounted(db: Queryable, options: ListOptions): Promise<ListedCars> {
  const { wanted, withCounts } = options;
  const cached = keptTotals(db, wanted, withCounts);
  const page = cached && (await pageOf(db, options, cached.totals));
  if (page && page.folded === cached.state.folded && page.pending === cached.state.pending)
    return { ...cached.totals, ...page };
  const totals = await countedTotals(db, wanted, withCounts);
  const isMissing = page === undefined || (cached?.totals.total === 0 && totals.total > 0);
  return { ...totals, ...(isMissing ? await pageOf(db, options, totals) : page) };
}

/** The total. Without a bitmap it's counted only up to a limit. */
export async function countMatching(db: Queryable, wanted: CarQuery): Promise<Totals> {
  if (isCountable(wanted)) return countedTotals(db, wanted, false);
  const options = { wanted, status: 'active', sort: 'newest', page: 1, limit: 1, withCounts: false } as const;
  return boundedTotal(db, options);
}

const isCountable = (wanted: CarQuery): boolean => filtersOf(wanted).every(({ term }) => term !== null);

async function listMany(db: Queryable, options: ListOptions): Promise<Totals & ShownPage> {
  const { wanted, status } = options;
  // Cars no longer on sale are indexed in one order only.
  const many: ListOptions = status === 'active' ? options : { ...options, sort: 'newest' };
  // If nothing narrows the result further, there are known to be more than the limit.
  if (filtersOf(wanted).every(({ term }) => term === null))
    return { total: boundOf(wanted), is_capped: true, counts: null, ...(await walkPage(db, many)) };
  const [totals, page] = await Promise.all([boundedTotal(db, many), walkPage(db, many)]);
  // Uses the older of the two states, so changes between them are read again.
  const isOlder = totals.folded === page.folded ? totals.pending < page.pending : totals.folded < page.folded;
  const { folded, pending } = isOlder ? totals : page;
  return { ...page, ...totals, folded, pending };
}

async function pageOf(db: Queryable, options: ListOptions, known: Totals & Surroundings): Promise<ShownPage> {
  if (known.total === 0) return { cars: '[]', featured_above: '[]', featured: 0, ...(await readState(db)) };
  const { wanted, sort, page, limit } = options;
  const way = choosePlan({
    ...known,
    ...ownOrder(wanted, known),
    sort,
    needed: page * limit,
    isCovered: isCovered(wanted),
  });
  return { walk: walkPage, gather: gatherPage, look_up: lookUpPage }[way](db, options);
}

/** Several makes or classes have no common index order. */
const ownOrder = ({ make, bodyClass }: CarQuery, { of_make, of_class }: Surroundings) => ({
  of_make: listOf(make).length === 1 ? of_make : null,
  of_class: listOf(bodyClass).length === 1 ? of_class : null,
});

const covered = new Set(['make', 'bodyClass', 'year', 'priceBand', 'maxMileage', 'sellerType']);

/** The gathering indexes contain these columns. */
const isCovered = (wanted: CarQuery): boolean =>
  filtersOf(wanted).every(({ of }) => of !== undefined && covered.has(of));

/** Builds the cars.list response from JSON written by PostgreSQL. */
export function listAnswer(
  { total, is_capped, counts, cars, featured_above, featured }: ListedCars,
  about: { page: number; limit: number; searchedFor: string | null; understood: Understood[] },
): string {
  const { page, limit, searchedFor, understood } = about;
  const pages = Math.min(lastPage, Math.ceil(total / limit));
  return (
    `{"success":true,"cars":${cars},"featured_above":${featured_above},"total":${total},"total_is_capped":${is_capped},` +
    `"featured_total":${featured},"page":${page},"pages":${pages},"counts":${counts ?? 'null'},` +
    `"searched_for":${JSON.stringify(searchedFor)},"understood":${JSON.stringify(understood)}}`
  );
}
