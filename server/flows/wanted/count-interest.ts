import type { Reach } from '@forecourt/contract/access/owner.ts';
import type { CarInMind } from '@forecourt/contract/wanted/wanted-shapes.ts';
import type { Database } from '../../database/database.ts';
import { stateInMind, statesNow } from '../../features/browse/matching/car-states.ts';
import type { Today } from '../../features/browse/filters/filters.sql.ts';
import { findListing } from '../../features/listings/listings.store.ts';
import { countPeople } from '../../features/wanted/matches.store.ts';
import { fail } from '../../lib/failure.ts';
import { adQueriesFor } from './compare-ads.ts';

/** How many people look for a car like this one of the actor's. Zero while it isn't for sale. */
export async function countInterest(db: Database, reach: Reach, carId: number, today: Today): Promise<number> {
  if (!(await findListing(db, carId, reach))) fail('car_not_found');
  const queryIds = await adQueriesFor(db, await statesNow(db, [carId]), today);
  return countPeople(db, queryIds, { id: reach.userId, gameAccountId: reach.gameAccountId });
}

/** The same for a car that isn't listed yet. */
export async function countInterestIn(db: Database, reach: Reach, car: CarInMind, today: Today): Promise<number> {
  const owner = { seller_id: reach.userId, dealer_id: reach.team?.dealerId };
  const queryIds = await adQueriesFor(db, [await stateInMind(db, { ...car, ...owner })], today);
  return countPeople(db, queryIds, { id: reach.userId, gameAccountId: reach.gameAccountId });
}
