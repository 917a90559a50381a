import type { CarFilters } from '@forecourt/contract/cars/browse.ts';
import type { Queryable } from '../../database/database.ts';
import type { Today, Wanted } from './filters.sql.ts';
import { countMatching, listCars } from './list-cars.ts';
import { inForce, without } from './nearest.rules.ts';
import { findModels } from './search.store.ts';
import { readSearch, withMeaning } from './search-cars.ts';
import type { Understanding } from './understand.rules.ts';

/** One thing that could be dropped: filters, or what a word of the search means. */
interface Drop {
  filters: string[];
  words: string | null;
  wanted: Wanted;
  rest: { filters: CarFilters; meaning: Understanding };
}

const mostNearest = 6;

/** Where nothing matches: which one thing to drop for how many cars, and the cars nearest to what was asked. */
export async function nearestCars(
  db: Queryable,
  { search, ...filters }: CarFilters,
  { literally, today }: { literally: readonly string[]; today: Today },
) {
  const meaning: Understanding = search
    ? await readSearch(db, search, literally)
    : { words: [], meant: [], understood: [] };
  const models = filters.model ? await findModels(db, filters.model) : undefined;
  const wantedOf = (kept: CarFilters, of: Understanding): Wanted => {
    const { search: _search, model, ...others } = kept;
    return withMeaning({ ...others, ...(model && models && { models_named: models }), today }, of);
  };
  const drops = (kept: CarFilters, of: Understanding): Drop[] =>
    [
      ...inForce(kept).map((names) => ({
        filters: names as string[],
        words: null,
        rest: { filters: without(kept, names), meaning: of },
      })),
      ...of.understood.map(({ words }, index) => ({
        filters: [],
        words,
        rest: {
          filters: kept,
          meaning: { ...of, meant: of.meant.toSpliced(index, 1), understood: of.understood.toSpliced(index, 1) },
        },
      })),
      ...(of.words.length > 0
        ? [{ filters: [], words: of.words.join(' '), rest: { filters: kept, meaning: { ...of, words: [] } } }]
        : []),
    ].map((drop) => ({ ...drop, wanted: wantedOf(drop.rest.filters, drop.rest.meaning) }));

  const single = drops(filters, meaning);
  const counted = await Promise.all(single.map(({ wanted }) => countMatching(db, wanted)));
  const useful = single
    .map((drop, index) => ({ ...drop, cars: counted[index]!.total, is_capped: counted[index]!.is_capped }))
    .filter(({ cars }) => cars > 0);

  // One thing less where that is enough, else one after the other until something is left.
  let relaxed = (useful[0] ?? single[0])?.rest;
  let nearest = useful[0]?.wanted;
  while (!nearest && relaxed) {
    const next = drops(relaxed.filters, relaxed.meaning);
    const totals = await Promise.all(next.map(({ wanted }) => countMatching(db, wanted)));
    const found = next.find((_, index) => totals[index]!.total > 0);
    nearest = found?.wanted;
    relaxed = next[0]?.rest;
  }
  const list = nearest && (await listCars(db, { ...firstPage, wanted: nearest }));
  return {
    without: useful
      .toSorted((one, other) => other.cars - one.cars)
      .map((drop) => ({ filters: drop.filters, words: drop.words, cars: drop.cars, is_capped: drop.is_capped })),
    cars: list?.cars ?? '[]',
  };
}

const firstPage = {
  status: 'active' as const,
  sort: undefined,
  isStrict: true,
  page: 1,
  limit: mostNearest,
  withCounts: false,
};
