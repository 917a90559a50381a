import { lastPage, type Sort } from '@forecourt/contract/cars/filter-values.ts';
import type { Queryable } from '../../database/database.ts';
import { boundedTotal, countedTotals, gatherPage, walkPage, type ShownPage, type Totals } from './browse.store.ts';
import { isCountable } from './filters.sql.ts';
import type { ListOptions } from './list.sql.ts';
import { listMatches } from './matches.store.ts';

type Asked = Omit<ListOptions, 'sort'> & { sort: Sort | undefined; searchedFor: string | null };

/** So few are gathered and sorted; of more, an index is walked, which then finds a page's worth soon. */
const fewCars = 2000;

/**
 * A page of the list, as JSON ready to be sent. What the kept counts know is answered by them; else the matches are
 * looked at; and when these are too many, weighing them says nothing and the newest come first.
 */
export async function listCars(db: Queryable, asked: Asked): Promise<string> {
  const { wanted, status } = asked;
  const plain = { ...asked, sort: asked.sort === undefined || asked.sort === 'best_match' ? 'newest' : asked.sort };
  if (status === 'active' && isCountable(wanted)) {
    const totals = await countedTotals(db, wanted, asked.withCounts);
    return answer(asked, totals, await pageOf(db, plain, totals.total));
  }
  const byMatch = wanted.words !== undefined && (asked.sort ?? 'best_match') === 'best_match';
  const matches = await listMatches(db, byMatch ? { ...asked, sort: 'best_match' } : plain);
  if (matches) return answer(asked, matches, matches);
  // What is no longer for sale is kept in one order only.
  const many: ListOptions = status === 'active' ? plain : { ...plain, sort: 'newest' };
  const [totals, page] = await Promise.all([boundedTotal(db, many), walkPage(db, many)]);
  return answer(asked, totals, page);
}

async function pageOf(db: Queryable, options: ListOptions, total: number): Promise<ShownPage> {
  if (total === 0) return { cars: '[]', featured: 0 };
  return total <= fewCars ? gatherPage(db, options) : walkPage(db, options);
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
