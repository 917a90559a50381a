import { lastPage, type Sort } from '@forecourt/contract/cars/filter-values.ts';
import type { Queryable } from '../../database/database.ts';
import {
  boundedTotal,
  countedTotals,
  gatherPage,
  walkPage,
  type ShownPage,
  type Surroundings,
  type Totals,
} from './browse.store.ts';
import { isWalkShorter } from './choose-way.rules.ts';
import { boundOf, isCountable, otherConditions, type Wanted } from './filters.sql.ts';
import type { ListOptions } from './list.sql.ts';
import { listMatches } from './matches.store.ts';

type Asked = Omit<ListOptions, 'sort'> & { sort: Sort | undefined };
export type ListedCars = Totals & ShownPage;

/**
 * A page of the list. What the kept counts know is answered by them; else the matches are looked at; and when these
 * are too many, weighing them says nothing and the newest come first.
 */
export async function listCars(db: Queryable, asked: Asked): Promise<ListedCars> {
  const { wanted, status } = asked;
  const plain = { ...asked, sort: asked.sort === undefined || asked.sort === 'best_match' ? 'newest' : asked.sort };
  if (status === 'active' && isCountable(wanted)) {
    const totals = await countedTotals(db, wanted, asked.withCounts);
    return { ...totals, ...(await pageOf(db, plain, totals)) };
  }
  if (await isTooMany(db, wanted)) return listMany(db, plain);
  const byMatch = wanted.words !== undefined && (asked.sort ?? 'best_match') === 'best_match';
  return (await listMatches(db, byMatch ? { ...asked, sort: 'best_match' } : plain)) ?? listMany(db, plain);
}

/** A range alone leaves the whole market to look at; when that is large, there is no need to begin. */
const isTooMany = async (db: Queryable, wanted: Wanted) =>
  otherConditions(wanted).length === 0 && (await countedTotals(db, {}, false)).total > boundOf(wanted);

async function listMany(db: Queryable, options: ListOptions): Promise<ListedCars> {
  // What is no longer for sale is kept in one order only.
  const many: ListOptions = options.status === 'active' ? options : { ...options, sort: 'newest' };
  const [totals, page] = await Promise.all([boundedTotal(db, many), walkPage(db, many)]);
  return { ...totals, ...page };
}

async function pageOf(db: Queryable, options: ListOptions, known: Totals & Surroundings): Promise<ShownPage> {
  if (known.total === 0) return { cars: '[]', featured: 0 };
  const isWalked = isWalkShorter({ ...known, sort: options.sort, needed: options.page * options.limit });
  return isWalked ? walkPage(db, options) : gatherPage(db, options);
}

/** The answer of cars.list, put together from what PostgreSQL wrote. */
export function listAnswer(
  { total, is_capped, counts, cars, featured }: ListedCars,
  { page, limit, searchedFor }: { page: number; limit: number; searchedFor: string | null },
): string {
  const pages = Math.min(lastPage, Math.ceil(total / limit));
  return (
    `{"success":true,"cars":${cars},"total":${total},"total_is_capped":${is_capped},"featured_total":${featured},` +
    `"page":${page},"pages":${pages},"counts":${counts ?? 'null'},"searched_for":${JSON.stringify(searchedFor)}}`
  );
}
