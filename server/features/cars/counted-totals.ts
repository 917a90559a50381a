import type { Queryable } from '../../database/database.ts';
import { countKept, termsOf, type AskedOfBits, type Surroundings, type Totals } from './browse.store.ts';
import { filterCounts } from './counts.rules.ts';
import { cubeValues, facetsOfBits, facetsOfCube } from './cube.sql.ts';
import { listOf, type CarQuery } from './filters.sql.ts';
import { cachedCounts } from './count-cache.ts';

/** The latest counts for any state. Use them only if the state hasn't changed. */
export const keptTotals = (db: Queryable, wanted: CarQuery, withCounts: boolean) =>
  cachedCounts(db, question(askedOfBits(wanted, withCounts), withCounts)).value;

/**
 * Counts from the count table if it covers all filters, otherwise from the bitmaps plus the few changes since the last
 * fold.
 */
export async function countedTotals(
  db: Queryable,
  wanted: CarQuery,
  withCounts: boolean,
): Promise<Totals & Surroundings> {
  const cube = cubeValues(wanted);
  const asked = askedOfBits(wanted, withCounts);
  // Bitmaps don't change between folds, so their counts are cached until the next one.
  const cached = cachedCounts(db, question(asked, withCounts));
  const needsBits = !cube || withCounts;
  let counted = await countKept(db, wanted, { asked: needsBits && !cached.value ? asked : null, cube, withCounts });
  if (cached.value && cached.value.state.folded !== counted.folded)
    counted = await countKept(db, wanted, { asked, cube, withCounts });
  const tallies = counted.tallies ?? cached.value?.tallies ?? [];
  const { total, changed, cube: ofCube, of_make, of_class, of_all, folded, pending } = counted;
  const ofBits = tallies.find(([facet]) => facet === 'total')?.[2] ?? 0;
  const counts = withCounts && filterCounts([...tallies, ...(changed ?? [])], ofCube ?? {});
  const totals = {
    of_make,
    of_class,
    of_all,
    total: cube ? total : total + ofBits,
    is_capped: false,
    counts: counts ? JSON.stringify(counts) : null,
  };
  cached.keep({ state: { folded, pending }, tallies, totals });
  return totals;
}

function askedOfBits(wanted: CarQuery, withCounts: boolean): AskedOfBits {
  const spread = cubeValues(wanted) ? facetsOfBits : [...facetsOfCube, ...facetsOfBits];
  const facets = withCounts ? spread : [];
  return { terms: termsOf(wanted), facets, makes: listOf(wanted.make), date: wanted.today?.date ?? null };
}

const question = (asked: AskedOfBits, withCounts: boolean) => JSON.stringify([asked, withCounts]);
