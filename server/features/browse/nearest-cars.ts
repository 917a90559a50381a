import type { CarFilters } from '@forecourt/contract/cars/browse.ts';
import type { Sort } from '@forecourt/contract/cars/filter-values.ts';
import type { Queryable } from '../../database/database.ts';
import type { Today, CarQuery } from './filters/filters.sql.ts';
import { countMatching, listCars } from './list-cars.ts';
import { inForce, without } from './nearest.rules.ts';
import { allTogether, namesIn, requirementsOf, type Requirements } from './requirements.ts';
import { searchWords } from './search-language/search.rules.ts';
import { findModels, catalogueFallbacks } from './search-language/search.store.ts';
import { readSearch, withMeaning } from './search-cars.ts';
import { typedWithout } from './search-language/typed-without.rules.ts';
import type { Understanding } from './search-language/understand.rules.ts';

/** One thing that could be dropped: filters or search words. */
interface Drop {
  filters: string[];
  words: string | null;
  /** The filters without it. */
  rest: CarFilters;
}

interface Reading {
  literally: readonly string[];
  asTyped: boolean;
  today: Today;
}

const maxNearest = 6;

/** For an empty result: which single thing to drop and how many cars that finds, and the closest cars. */
export async function nearestCars(db: Queryable, asked: CarFilters, { literally, asTyped, today }: Reading) {
  const models = asked.model ? await findModels(db, asked.model) : undefined;
  const readings = new Map<string, Promise<Understanding>>();
  // The remaining search is parsed again, as it will be when the user follows the suggestion. Words that become
  // neighbours may form a phrase.
  const read = ({ search = '' }: CarFilters): Promise<Understanding> => {
    const reading = readings.get(search) ?? (asTyped ? literalReading(search) : readSearch(db, search, literally));
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
  const wantedOf = async (kept: CarFilters): Promise<CarQuery> => {
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

  const near = await nearestTo(db, await wantedOf(asked));
  const list = near && (await listCars(db, { ...firstPage, ...near }));
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

/**
 * The closest cars that exist: the requested model, or else its make, or else its class. Keeps as many other
 * requirements as such a car can meet and drops the least important first. Null if nothing of the request would be
 * left.
 */
async function nearestTo(
  db: Queryable,
  wanted: CarQuery,
): Promise<{ wanted: CarQuery; sort: Sort | undefined } | null> {
  const { subject, others } = requirementsOf(wanted);
  const isFound = async (parts: readonly CarQuery[]) => (await countMatching(db, allTogether(parts, wanted))).total > 0;

  let about: CarQuery[] = [];
  for (const level of await levelsOf(db, subject))
    if (await isFound(level)) {
      about = level;
      break;
    }
  const possible = await Promise.all(others.map(({ asks }) => isFound([...about, asks])));
  const kept = others.filter((_, index) => possible[index]);
  const dropped = others.filter((_, index) => !possible[index]);
  const parts = () => [...about, ...kept.map(({ asks }) => asks)];
  while (kept.length > 0 && !(await isFound(parts()))) dropped.push(kept.shift()!);
  if (parts().length === 0) return null;
  const sort = dropped
    .toSorted((one, other) => other.ease - one.ease)
    .find(({ nearestFirst }) => nearestFirst)?.nearestFirst;
  return { wanted: allTogether(parts(), wanted), sort };
}

/** The requested car and its fallbacks: make and class, then make, then class. */
async function levelsOf(db: Queryable, { models, makes, classes }: Requirements['subject']): Promise<CarQuery[][]> {
  if (models.length + makes.length + classes.length === 0) return [];
  const alike = await catalogueFallbacks(db, {
    makes: namesIn(makes, 'make'),
    models: namesIn(models, 'models'),
    ids: models.flatMap(({ models_named }) => models_named?.ids ?? []),
    words: models.find(({ words }) => words !== undefined)?.words ?? null,
  });
  const ofMake = makes.length > 0 || alike.makes.length === 0 ? makes : [{ make: alike.makes }];
  const ofClass = classes.length > 0 || alike.classes.length === 0 ? classes : [{ bodyClass: alike.classes }];
  return [[...models, ...makes, ...classes], [...ofMake, ...classes], ofMake, ofClass].filter(
    (level) => level.length > 0,
  );
}

const literalReading = async (search: string): Promise<Understanding> => ({
  words: searchWords(search),
  meant: [],
  understood: [],
});

const firstPage = {
  status: 'active' as const,
  isStrict: true,
  page: 1,
  limit: maxNearest,
  withCounts: false,
};
