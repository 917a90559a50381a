import type { Queryable } from '../../../database/database.ts';
import { askedFor, type Asked } from '../asked.ts';
import type { CarQuery, Today } from '../filters/filters.sql.ts';
import { countMatching } from '../list-cars.ts';
import { has } from '../market-index/bits.ts';
import { createCarIndex } from '../market-index/car-index.ts';
import { narrow } from '../market-index/index-answers.ts';
import { firstToFind } from '../search-cars.ts';
import { textsWith, type CarState } from './car-states.ts';

/** Tells which of these cars a query lists, by the filters that Browse uses. */
export function verdictsOn(db: Queryable, states: readonly CarState[], today: Today) {
  const index = createCarIndex();
  // The same car may appear twice, before and after a change, so each state counts as a car.
  for (const [at, { car }] of states.entries()) index.put({ ...car, id: at + 1 });

  const among = (wanted: CarQuery): number[] => {
    const { all, total } = narrow(index, wanted);
    if (total === 0) return [];
    return states
      .keys()
      .filter((at) => has(all, index.slotOf(at + 1)!))
      .toArray();
  };

  /** The places of the states that Browse would list now. */
  return async function listed(asked: Asked): Promise<number[]> {
    const { wanted, typed } = await askedFor(db, asked, today);
    const possible = among(wanted);
    if (possible.length === 0 || typed.search === '') return possible;
    // The meaning of words depends on the cars on the market, so they're read as Browse reads them.
    const read = await firstToFind(db, { wanted, status: 'active' }, typed, (one) => countMatching(db, one));
    const meant = among(read.wanted);
    const { words } = read.wanted;
    if (words === undefined || meant.length === 0) return meant;
    const found = await textsWith(
      db,
      meant.map((at) => states[at]!.text),
      words,
    );
    return meant.filter((_, place) => found.has(place));
  };
}
