import { countedMatches, lastPage, type Sort } from '@forecourt/contract/cars/filter-values.ts';
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
import { isCountable, otherConditions, type Wanted } from './filters.sql.ts';
import type { ListOptions } from './list.sql.ts';
import { listMatches } from './matches.store.ts';

type Asked = Omit<ListOptions, 'sort'> & { sort: Sort | undefined; searchedFor: string | null };

/**
 * A page of the list, as JSON ready to be sent. What the kept counts know is answered by them; else the matches are
 * looked at; and when these are too many, weighing them says nothing and the newest come first.
 */
export async function listCars(db: Queryable, asked: Asked): Promise<string> {
  const { wanted, status } = asked;
  const plain = { ...asked, sort: asked.sort === undefined || asked.sort === 'best_match' ? 'newest' : asked.sort };
  if (status === 'active' && isCountable(wanted)) {
    const totals = await countedTotals(db, wanted, asked.withCounts);
    return answer(asked, totals, await pageOf(db, plain, totals));
  }
  if (await isTooMany(db, wanted)) return listMany(db, asked, plain);
  const byMatch = wanted.words !== undefined && (asked.sort ?? 'best_match') === 'best_match';
  const matches = await listMatches(db, byMatch ? { ...asked, sort: 'best_match' } : plain);
  return matches ? answer(asked, matches, matches) : listMany(db, asked, plain);
}

/** A range alone leaves the whole market to look at; when that is large, there is no need to begin. */
const isTooMany = async (db: Queryable, wanted: Wanted) =>
  otherConditions(wanted).length === 0 && (await countedTotals(db, {}, false)).total > countedMatches;

async function listMany(db: Queryable, asked: Asked, plain: ListOptions): Promise<string> {
  // What is no longer for sale is kept in one order only.
  const many: ListOptions = asked.status === 'active' ? plain : { ...plain, sort: 'newest' };
  const [totals, page] = await Promise.all([boundedTotal(db, many), walkPage(db, many)]);
  return answer(asked, totals, page);
}

async function pageOf(db: Queryable, options: ListOptions, known: Totals & Surroundings): Promise<ShownPage> {
  if (known.total === 0) return { cars: '[]', featured: 0 };
  const isWalked = isWalkShorter({ ...known, sort: options.sort, needed: options.page * options.limit });
  return isWalked ? walkPage(db, options) : gatherPage(db, options);
}

/** The answer of cars.list, put together from what PostgreSQL wrote. */
function answer({ page, limit, searchedFor }: Asked, { total, is_capped, counts }: Totals, shown: ShownPage): string {
  const pages = Math.min(lastPage, Math.ceil(total / limit));
  return (
    `{"success":true,"cars":${shown.cars},"total":${total},"total_is_capped":${is_capped},` +
    `"featured_total":${shown.featured},"page":${page},"pages":${pages},"counts":${counts ?? 'null'},` +
    `"searched_for":${JSON.stringify(searchedFor)}}`
  );
}
