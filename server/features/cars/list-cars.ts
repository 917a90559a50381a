import type { Sort } from '@forecourt/contract/cars/filter-values.ts';
import type { Queryable } from '../../database/database.ts';
import { listCounted, listMany } from './browse.store.ts';
import { isCountable } from './filters.sql.ts';
import type { ListOptions } from './list.sql.ts';
import { listMatches } from './matches.store.ts';

type Asked = Omit<ListOptions, 'sort'> & { sort: Sort | undefined };

/**
 * A page of the list, as JSON ready to be sent. What the kept counts know is answered by them; else the matches are
 * looked at; and when these are too many, weighing them says nothing and the newest come first.
 */
export async function listCars(db: Queryable, asked: Asked): Promise<string> {
  const { wanted, status } = asked;
  const plain = { ...asked, sort: asked.sort === undefined || asked.sort === 'best_match' ? 'newest' : asked.sort };
  if (status === 'active' && isCountable(wanted)) return listCounted(db, plain);
  const byMatch = wanted.words !== undefined && (asked.sort ?? 'best_match') === 'best_match';
  return (await listMatches(db, byMatch ? { ...asked, sort: 'best_match' } : plain)) ?? listMany(db, plain);
}
