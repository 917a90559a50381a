import type { Queryable } from '../../../database/database.ts';
import { askedFor, type Asked } from '../asked.ts';
import { filtersOf, type CarQuery, type Today } from '../filters/filters.sql.ts';
import { countMatching } from '../list-cars.ts';
import { has } from '../market-index/bits.ts';
import { createCarIndex } from '../market-index/car-index.ts';
import { narrow } from '../market-index/index-answers.ts';
import { firstToFind, withMeaning, type Typed } from '../search-cars.ts';
import type { CarState } from './car-states.ts';
import { createLookups } from './lookups.ts';

export interface Judged {
  /** Cars that are on the market as they are here. */
  now: readonly CarState[];
  before: readonly CarState[];
  queries: readonly Asked[];
}

/** Tells which of these cars each query lists, by the filters that Browse uses. Their places count through both lists. */
export async function verdictsOn(db: Queryable, { now, before, queries }: Judged, today: Today) {
  const states = [...now, ...before];
  const lookups = await createLookups(db, queries, { texts: states.map(({ text }) => text), onMarket: now.length });
  const index = createCarIndex();
  // The same car may appear twice, before and after a change, so each state counts as a car.
  for (const [at, { car }] of states.entries()) index.put({ ...car, id: at + 1 });

  async function among(wanted: CarQuery): Promise<number[]> {
    const { all, total } = narrow(index, wanted);
    if (total === 0) return [];
    const possible = [...states.keys()].filter((at) => has(all, index.slotOf(at + 1)!));
    if (wanted.words === undefined) return possible;
    const { places } = await lookups.findWords(wanted.words);
    return possible.filter((at) => places.includes(at));
  }

  /** True if a car is known to have the words, and nothing else is wanted. */
  const isOnMarket = async (wanted: CarQuery): Promise<boolean> =>
    wanted.words !== undefined &&
    filtersOf(wanted).length === 1 &&
    (await lookups.findWords(wanted.words)).is_on_market;

  /** The meaning of words depends on the cars on the market, so they're read as Browse reads them. */
  async function read(wanted: CarQuery, typed: Typed): Promise<number[]> {
    const reader = lookups.read(typed.literally);
    if (!typed.asTyped) {
      // Browse uses the first reading if that finds a car.
      const first = withMeaning(wanted, await reader(typed.search));
      const listed = await among(first);
      if (listed.some((at) => at < now.length) || (await isOnMarket(first))) return listed;
    }
    const count = (one: CarQuery) => countMatching(db, one, (words) => lookups.carsWithWords(db, words));
    return among((await firstToFind(db, { wanted, status: 'active' }, typed, count, reader)).wanted);
  }

  /** The places of the cars that Browse would list now. */
  return async function listed(asked: Asked): Promise<number[]> {
    const { wanted, typed } = await askedFor(db, asked, today, lookups);
    const possible = await among(wanted);
    return possible.length === 0 || typed.search === '' ? possible : read(wanted, typed);
  };
}
