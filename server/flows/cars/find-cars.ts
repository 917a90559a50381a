import type { cars } from '@forecourt/contract/cars/cars.ts';
import { usualSort } from '@forecourt/contract/cars/filter-values.ts';
import type { Received } from '@forecourt/contract/kit/call.ts';
import type { Database } from '../../database/database.ts';
import { askedFor } from '../../features/browse/asked.ts';
import type { ListedCars } from '../../features/browse/list-cars.ts';
import { searchCars, type ReadAs } from '../../features/browse/search-cars.ts';
import { todayIn } from '../../lib/site-time.ts';

export interface BrowseDeps {
  db: Database;
  siteTimezone: string;
}

/** The cars that Browse shows for its address. Strictly sorted, featured cars don't come first. */
export async function findCars(
  { db, siteTimezone }: BrowseDeps,
  input: Received<typeof cars.list>,
  isSorted = input.sort !== undefined && input.sort !== usualSort(input.search),
): Promise<ReadAs<ListedCars>> {
  const { status = 'active', sort, page, limit, counts, ...asked } = input;
  const { wanted, typed } = await askedFor(db, asked, todayIn(siteTimezone));
  const options = { wanted, status, sort, isStrict: isSorted, page, limit, withCounts: counts };
  return searchCars(db, options, typed);
}
