import type { cars } from '@forecourt/contract/cars/cars.ts';
import { usualSort } from '@forecourt/contract/cars/filter-values.ts';
import type { Received } from '@forecourt/contract/kit/call.ts';
import type { Database } from '../../database/database.ts';
import { listOf, type CarQuery } from '../../features/browse/filters/filters.sql.ts';
import { searchCars, type Searched } from '../../features/browse/search-cars.ts';
import { findModels } from '../../features/browse/search-language/search.store.ts';
import { dayOf, startOfDay } from '../../lib/site-time.ts';

export interface BrowseDeps {
  db: Database;
  siteTimezone: string;
}

/** The cars that Browse shows for its address. Strictly sorted, featured cars don't come first. */
export async function findCars(
  { db, siteTimezone }: BrowseDeps,
  input: Received<typeof cars.list>,
  isSorted = input.sort !== undefined && input.sort !== usualSort(input.search),
): Promise<Searched> {
  const {
    search = '',
    asTyped = false,
    literally,
    model,
    status = 'active',
    sort,
    page,
    limit,
    counts,
    ...filters
  } = input;
  const wanted: CarQuery = {
    ...filters,
    ...(model && { models_named: await findModels(db, model) }),
    today: todayIn(siteTimezone),
  };
  const options = { wanted, status, sort, isStrict: isSorted, page, limit, withCounts: counts };
  return searchCars(db, options, { search, literally: listOf(literally), asTyped });
}

export const todayIn = (zone: string) => {
  const now = new Date();
  return { date: dayOf(now, zone), since: startOfDay(now, zone) };
};
