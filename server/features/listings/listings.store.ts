import type { CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import type { Owner, Reach } from '@forecourt/contract/access/owner.ts';
import { accountsOfCar, ownedBy, reachedBy } from '../../database/owner.sql.ts';
import { publicTime } from '../../database/car.sql.ts';
import { prepared, runPrepared } from '../../database/prepared.sql.ts';
import { listings, ownListings, type CarColumns, type ListingRow } from '../../database/listing.sql.ts';
import type { PastPrice } from './price.rules.ts';

export type { CarColumns, ListingRow };

export const findListing = (db: Queryable, id: number, reach: Reach) =>
  ownListings(db, reach).modifyFront(prepared('find_listing')).where('cars.id', '=', id).executeTakeFirst();

/** The same, with a row lock. */
export const lockListing = (tx: Tx, id: number, reach: Reach) =>
  ownListings(tx, reach)
    .modifyFront(prepared('lock_listing'))
    .where('cars.id', '=', id)
    .forUpdate('cars')
    .executeTakeFirst();

/** Any listing, no matter who owns it. Callers that change it lock it first (`lockCar`). */
export const findAnyListing = (tx: Tx, id: number) => listings(tx).where('cars.id', '=', id).executeTakeFirst();

/** The car's owner, with a row lock. */
export const lockCar = (tx: Tx, id: number) =>
  tx.selectFrom('cars').select(['id', 'seller_id', 'dealer_id']).where('id', '=', id).forUpdate().executeTakeFirst();

/** The game accounts of everyone involved in the listing. */
export async function accountsOfListing(db: Queryable, id: number): Promise<number[]> {
  const car = await db.selectFrom('cars').select(accountsOfCar.as('accounts')).where('id', '=', id).executeTakeFirst();
  return car?.accounts ?? [];
}

/** Locks all of a dealer's cars, in the common order for locking several. */
export const lockCarsOf = (tx: Tx, dealerId: number) =>
  tx.selectFrom('cars').select('id').where('dealer_id', '=', dealerId).orderBy('id').forUpdate().execute();

/** Locks all listings of a private seller, in the same order. */
export const lockPrivateListings = (tx: Tx, sellerId: number) =>
  listings(tx)
    .where(ownedBy('cars', { person: sellerId }))
    .orderBy('cars.id')
    .forUpdate('cars')
    .execute();

/** Locks the listings of users whose suspension has ended, in the same order. */
export const lockListingsOfReturning = (tx: Tx, now: Date) =>
  tx
    .selectFrom('cars')
    .innerJoin('users', 'users.id', 'cars.seller_id')
    .select('cars.id')
    .where('cars.dealer_id', 'is', null)
    .where('users.standing', '=', 'suspended')
    .where('users.suspended_until', '<=', now)
    .orderBy('cars.id')
    .forUpdate('cars')
    .execute();

/** Locks all listings of a dealer, in the same order. */
export const lockDealerListings = (tx: Tx, dealerId: number) =>
  listings(tx)
    .where(ownedBy('cars', { dealer: dealerId }))
    .orderBy('cars.id')
    .forUpdate('cars')
    .execute();

export const clearContactPhones = (tx: Tx, sellerId: number) =>
  tx
    .updateTable('cars')
    .set({ contact_phone: null })
    .where(ownedBy('cars', { person: sellerId }))
    .execute();

/** Whether this person has ever listed another car with any of their characters, or is currently paying for one. */
export async function hasListedBefore(db: Queryable, gameAccountId: number, notCarId: number | null): Promise<boolean> {
  const { rows } = await sql`
    select from cars join users on users.id = cars.seller_id
    where users.game_account_id = ${gameAccountId} and cars.dealer_id is null and cars.id is distinct from ${notCarId}
      and (cars.published_at is not null or cars.status = 'pending')
    union all
    select from car_moves join users on users.id = car_moves.user_id where users.game_account_id = ${gameAccountId}
    union all
    select from cars where id = ${notCarId} and published_at is not null
    limit 1
  `.execute(db);
  return rows.length > 0;
}

/**
 * One page, newest first, in an order that undoing a change doesn't affect. Deleted listings appear only when filtered
 * by that status, and deleted drafts never.
 */
export const listListings = (
  db: Queryable,
  reach: Reach,
  { status, page, limit }: { status: CarStatus | undefined; page: number; limit: number },
) =>
  ownListings(db, reach)
    .where(
      status === undefined
        ? sql<boolean>`cars.status <> 'removed'`
        : sql<boolean>`cars.status = ${status} and cars.status_before is distinct from 'draft'`,
    )
    .orderBy(sql`coalesce(cars.published_at, cars.created_at)`, 'desc')
    .orderBy('cars.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();

/** Number of listings by status, for everything this user can reach or for one owner. */
export async function countListings(db: Queryable, whose: Reach | Owner): Promise<Partial<Record<CarStatus, number>>> {
  const rows = await db
    .selectFrom('cars')
    .select(['status', sql<number>`count(*)`.as('listings')])
    .where('userId' in whose ? reachedBy('cars', whose) : ownedBy('cars', whose))
    .where(sql<boolean>`status_before is distinct from 'draft'`)
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.map(({ status, listings }) => [status, listings]));
}

/** Locks the seller's slots so that the limit holds under concurrency. Says whether it's the account of a user who closed it. */
export async function lockSlots(tx: Tx, owner: Owner): Promise<{ isClosed: boolean }> {
  const { rows } = await sql<{ isClosed: boolean }>`${
    'person' in owner
      ? sql`/* prepared lock_slots */ select account_closed_at is not null as "isClosed" from users
          where id = ${owner.person} for no key update`
      : sql`/* prepared lock_dealer_slots */ select false as "isClosed" from dealer_accounts
          where id = ${owner.dealer} for no key update`
  }`.execute(tx);
  return { isClosed: rows[0]?.isClosed ?? false };
}

/** Dealer slots are shared by the team. Private sellers have their own. */
export async function countSlots(db: Queryable, owner: Owner, statuses: readonly CarStatus[]): Promise<number> {
  const { taken } = await db
    .selectFrom('cars')
    .modifyFront(prepared('person' in owner ? 'count_slots' : 'count_dealer_slots'))
    .select(sql<number>`count(*)`.as('taken'))
    .where(ownedBy('cars', owner))
    .where(sql<boolean>`status = any (${sql.val(statuses)}::text[])`)
    .executeTakeFirstOrThrow();
  return taken;
}

/** Inserts a draft and reads it as its sellers see it. The user who creates it becomes its contact. */
export async function insertDraft(tx: Tx, userId: number, owner: Owner, columns: CarColumns): Promise<ListingRow> {
  const dealerId = 'dealer' in owner ? owner.dealer : null;
  const inserting = tx.with('cars', (cars) =>
    cars
      .insertInto('cars')
      .values({ ...columns, seller_id: userId, dealer_id: dealerId })
      .returningAll(),
  );
  return (await runPrepared(tx, listings(inserting)))[0]!;
}

/** Sets a new version unless the columns contain one. */
export const saveListing = (tx: Tx, id: number, columns: CarColumns) =>
  tx
    .updateTable('cars')
    .set({ updated_at: sql`now()`, ...columns })
    .where('id', '=', id)
    .execute();

/** The same, and reads the listing as its sellers see it. */
export async function saveAndReadListing(tx: Tx, id: number, columns: CarColumns): Promise<ListingRow> {
  const saving = tx.with('cars', (cars) =>
    cars
      .updateTable('cars')
      .set({ updated_at: sql`now()`, ...columns })
      .where('id', '=', id)
      .returningAll(),
  );
  return (await runPrepared(tx, listings(saving)))[0]!;
}

export const recordPrice = (tx: Tx, carId: number, price: number) =>
  sql`/* prepared record_price */ insert into car_prices (car_id, price) values (${carId}, ${price})`.execute(tx);

/** Every price it had while public, oldest first. */
export async function pastPrices(tx: Tx, carId: number): Promise<PastPrice[]> {
  const { rows } = await sql<PastPrice>`
    /* prepared past_prices */ select price, extract(epoch from ${publicTime})::float8 / 3600 as "publicHours"
    from car_prices where car_id = ${carId} order by id
  `.execute(tx);
  return rows;
}
