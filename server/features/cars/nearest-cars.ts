import type { CarFilters } from '@forecourt/contract/cars/browse.ts';
import type { Queryable } from '../../database/database.ts';
import type { Today, Wanted } from './filters.sql.ts';
import { countMatching, listCars } from './list-cars.ts';
import { inForce, without } from './nearest.rules.ts';
import { searchWords } from './search.rules.ts';
import { findModels } from './search.store.ts';
import { readSearch, withMeaning } from './search-cars.ts';
import { typedWithout } from './typed-without.rules.ts';
import type { Understanding } from './understand.rules.ts';

/** One thing that could be dropped: filters, or words of the search. */
interface Drop {
  filters: string[];
  words: string | null;
  /** What is asked for without it. */
  rest: CarFilters;
}

interface Reading {
  literally: readonly string[];
  asTyped: boolean;
  today: Today;
}

const mostNearest = 6;

/** Where nothing matches: which one thing to drop for how many cars, and the cars nearest to what was asked. */
export async function nearestCars(db: Queryable, asked: CarFilters, { literally, asTyped, today }: Reading) {
  const models = asked.model ? await findModels(db, asked.model) : undefined;
  const readings = new Map<string, Promise<Understanding>>();
  // What is left of a search is read anew, as it will be when somebody goes there: neighbours may mean something together.
  const read = ({ search = '' }: CarFilters): Promise<Understanding> => {
    const reading = readings.get(search) ?? (asTyped ? asItStands(search) : readSearch(db, search, literally));
    readings.set(search, reading);
    return reading;
  };

  const dropsOf = async (kept: CarFilters): Promise<Drop[]> => {
    const { words, understood } = await read(kept);
    const phrases = [...understood.map((one) => one.words), ...(words.length > 0 ? [words.join(' ')] : [])];
    return [
      ...inForce(kept).map((names) => ({ filters: names as string[], words: null, rest: without(kept, names) })),
      ...phrases.map((phrase) => ({
        filters: [],
        words: phrase,
        rest: { ...kept, search: typedWithout(kept.search ?? '', literally, phrase) },
      })),
    ];
  };
  const wantedOf = async (kept: CarFilters): Promise<Wanted> => {
    const { search: _search, model, ...others } = kept;
    return withMeaning({ ...others, ...(model && models && { models_named: models }), today }, await read(kept));
  };
  const counted = (drops: Drop[]) =>
    Promise.all(
      drops.map(async (drop) => {
        const wanted = await wantedOf(drop.rest);
        return { ...drop, wanted, ...(await countMatching(db, wanted)) };
      }),
    );

  const single = await counted(await dropsOf(asked));
  const useful = single.filter(({ total }) => total > 0);

  // One thing less where that is enough, else one after the other until something is left.
  let relaxed = (useful[0] ?? single[0])?.rest;
  let nearest = useful[0]?.wanted;
  while (!nearest && relaxed) {
    const next = await counted(await dropsOf(relaxed));
    nearest = next.find(({ total }) => total > 0)?.wanted;
    relaxed = next[0]?.rest;
  }
  const list = nearest && (await listCars(db, { ...firstPage, wanted: nearest }));
  return {
    without: useful
      .toSorted((one, other) => other.total - one.total)
      .map(({ filters, words, rest, total, is_capped }) => ({
        filters,
        words,
        search: words === null ? null : (rest.search ?? ''),
        cars: total,
        is_capped,
      })),
    cars: list?.cars ?? '[]',
  };
}

const asItStands = async (search: string): Promise<Understanding> => ({
  words: searchWords(search),
  meant: [],
  understood: [],
});

const firstPage = {
  status: 'active' as const,
  sort: undefined,
  isStrict: true,
  page: 1,
  limit: mostNearest,
  withCounts: false,
};
