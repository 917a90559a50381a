import { lastPage, type Sort } from '@forecourt/contract/cars/filter-values.ts';
import type { Understood } from '@forecourt/contract/cars/browse.ts';
import type { Queryable } from '../../database/database.ts';
import { findMatches, findWords, gatherPage, showCards, walkPage, type ShownCards } from './browse.store.ts';
import type { CarIndex } from './market-index/car-index.ts';
import { boundOf, filtersOf, type CarQuery } from './filters/filters.sql.ts';
import { countsIn, narrow, pageIn, tally, type FoundPage, type Ranks } from './market-index/index-answers.ts';
import type { ListOptions } from './filters/list.sql.ts';
import { marketOf, type Market } from './market-index/market.ts';

/** Cached per state of the market. */
const maxAnswers = 500;

type ListQuery = Omit<ListOptions, 'sort'> & { sort: Sort | undefined };

export interface Totals {
  total: number;
  is_capped: boolean;
}

interface Found extends Totals, FoundPage {
  /** FilterCounts as JSON. */
  counts: string | null;
}

export type ListedCars = Omit<Found, 'ids' | 'above'> & ShownCards;

/**
 * A page of the list. The index of the market says which cars are on it, and PostgreSQL finds words and writes the
 * cards. If there are too many matches to rank, the newest come first.
 */
export async function listCars(db: Queryable, query: ListQuery): Promise<ListedCars> {
  const { wanted, status, sort } = query;
  const isByMatch = wanted.words !== undefined && (sort ?? 'best_match') === 'best_match';
  const plainSort = sort === undefined || sort === 'best_match' ? 'newest' : sort;
  const options: ListOptions = { ...query, sort: isByMatch ? 'best_match' : plainSort };
  const shown = async ({ ids, above, ...totals }: Found) => ({
    ...totals,
    ...(await showCards(db, { ids, above }, options)),
  });
  if (status !== 'active') return shown(await findUnavailable(db, options));
  const market = marketOf(db);
  const question = JSON.stringify(options);
  const answers = market.answers();
  const known = answers.get(question) as Found | undefined;
  // Reads the cards and whether anything has changed at the same time.
  const [listed] = await Promise.all([known && shown(known), known && market.index()]);
  if (listed && market.answers() === answers) return listed;
  return shown(await findOnMarket(db, market, { options, question }));
}

async function findOnMarket(
  db: Queryable,
  market: Market,
  { options, question }: { options: ListOptions; question: string },
): Promise<Found> {
  const { wanted, withCounts } = options;
  const isByWords = wanted.words !== undefined;
  const before = market.answers();
  const [index, words] = await Promise.all([market.index(), isByWords ? findWords(db, options) : undefined]);
  let found: Found;
  if (words && words.size > boundOf(wanted)) found = await findMany(db, index, options);
  else {
    const narrowed = narrow(index, wanted, words);
    const counts = withCounts ? JSON.stringify(countsIn(index, narrowed, wanted)) : null;
    found = { ...pageIn(index, narrowed, options, words), is_capped: false, counts };
  }
  // Words may have been found before a change that the index already has.
  const answers = market.answers();
  if (!isByWords || answers === before) {
    if (answers.size >= maxAnswers) answers.clear();
    answers.set(question, found);
  }
  return found;
}

/** For words that too many cars have. */
async function findMany(db: Queryable, index: CarIndex, given: ListOptions): Promise<Found> {
  const options: ListOptions = { ...given, sort: given.sort === 'best_match' ? 'newest' : given.sort };
  const matches = await narrowedMatches(db, options.wanted);
  if (matches)
    return { ...pageIn(index, narrow(index, options.wanted, matches), options), is_capped: false, counts: null };
  // Ratings aren't stored, so PostgreSQL has no index in their order.
  const sort = options.sort === 'best_deal' ? 'newest' : options.sort;
  return {
    ...(await walkPage(db, { ...options, sort })),
    total: boundOf(options.wanted),
    is_capped: true,
    counts: null,
  };
}

/** The matches of too common words with other filters. Null if they are too many still. */
async function narrowedMatches(db: Queryable, wanted: CarQuery): Promise<Ranks | null> {
  if (filtersOf(wanted).length === 1) return null;
  const matches = await findMatches(db, wanted);
  return matches.size > boundOf(wanted) ? null : matches;
}

/** Reserved and sold cars aren't in the index. If they are many, PostgreSQL has them in one order only. */
async function findUnavailable(db: Queryable, options: ListOptions): Promise<Found> {
  const bound = boundOf(options.wanted);
  const found = await gatherPage(db, options);
  if (found.total <= bound) return { ...found, is_capped: false, counts: null };
  const newest = await walkPage(db, { ...options, sort: 'newest' });
  return { ...newest, total: bound, is_capped: true, counts: null };
}

/** The cars on the market with these words. */
export const carsWithWords = (db: Queryable, words: string): Promise<Ranks> =>
  findWords(db, { wanted: { words }, status: 'active', sort: 'newest', page: 1, limit: 1, withCounts: false });

/** The total. Words that too many cars have are counted only up to a limit. */
export async function countMatching(
  db: Queryable,
  wanted: CarQuery,
  withWords: (words: string) => Promise<Ranks> = (words) => carsWithWords(db, words),
): Promise<Totals> {
  const index = await marketOf(db).index();
  const found = wanted.words === undefined ? undefined : await withWords(wanted.words);
  const matches = found && found.size > boundOf(wanted) ? await narrowedMatches(db, wanted) : found;
  if (matches === null) return { total: boundOf(wanted), is_capped: true };
  return { total: narrow(index, wanted, matches).total, is_capped: false };
}

/** How many cars of each make are on the market. */
export async function carsOfMakes(db: Queryable): Promise<Map<string, number>> {
  const index = await marketOf(db).index();
  return new Map(tally(index, 'make', index.all()));
}

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
