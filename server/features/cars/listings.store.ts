import { slotStatuses, type CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import { sql, type Updateable } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import type { Cars } from '../../database/types.generated.ts';
import type { Reached } from '../../database/transition.ts';
import type { Owner, Reach } from '@forecourt/contract/kit/owner.ts';
import { accountsOfCar, ownedBy, reachedBy } from '../../database/owner.sql.ts';
import { publicTime } from './car.sql.ts';
import { listings, ownListings } from './listing.sql.ts';
import type { PastPrice } from './price.rules.ts';

/** A status comes from the flow (`server/database/transition.ts`); a new one is a draft. */
export type CarColumns = Omit<Updateable<Cars>, 'id' | 'status'> & { status?: Reached<CarStatus> };

export type ListingRow = NonNullable<Awaited<ReturnType<typeof findListing>>>;

export const findListing = (db: Queryable, id: number, reach: Reach) =>
  ownListings(db, reach).where('cars.id', '=', id).executeTakeFirst();

/** The same, held until the transaction ends. */
export const lockListing = (tx: Tx, id: number, reach: Reach) =>
  ownListings(tx, reach).where('cars.id', '=', id).forUpdate('cars').executeTakeFirst();

/** Whoever's it is; what changes it holds it before (`holdCar`). */
export const findAnyListing = (tx: Tx, id: number) => listings(tx).where('cars.id', '=', id).executeTakeFirst();

/** Whose it is, held until the transaction ends. */
export const lockCar = (tx: Tx, id: number) =>
  tx.selectFrom('cars').select(['id', 'seller_id', 'dealer_id']).where('id', '=', id).forUpdate().executeTakeFirst();

/** The game accounts of those who have a part in it. */
export async function accountsOfListing(db: Queryable, id: number): Promise<number[]> {
  const car = await db.selectFrom('cars').select(accountsOfCar.as('accounts')).where('id', '=', id).executeTakeFirst();
  return car?.accounts ?? [];
}

/** All of a dealer's, in the order in which everybody holds several. */
export const lockCarsOf = (tx: Tx, dealerId: number) =>
  tx.selectFrom('cars').select('id').where('dealer_id', '=', dealerId).orderBy('id').forUpdate().execute();

/** All of a private seller's, in the same order. */
export const lockPrivateListings = (tx: Tx, sellerId: number) =>
  listings(tx)
    .where(ownedBy('cars', { person: sellerId }))
    .orderBy('cars.id')
    .forUpdate('cars')
    .execute();

/** All of those whose suspension is over, too. */
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

/** All of a dealer's, too. */
export const lockDealerListings = (tx: Tx, dealerId: number) =>
  listings(tx)
    .where(ownedBy('cars', { dealer: dealerId }))
    .orderBy('cars.id')
    .forUpdate('cars')
    .execute();

/** The number they gave to callers there. */
export const forgetContactPhones = (tx: Tx, sellerId: number) =>
  tx
    .updateTable('cars')
    .set({ contact_phone: null })
    .where(ownedBy('cars', { person: sellerId }))
    .execute();

/** Whether this person, with any of their characters, ever listed or is just paying for another car of their own. */
export async function hasListedBefore(db: Queryable, gameAccountId: number, notCarId: number | null): Promise<boolean> {
  const { rows } = await sql`
    select from cars join users on users.id = cars.seller_id
    where users.game_account_id = ${gameAccountId} and cars.dealer_id is null and cars.id is distinct from ${notCarId}
      and (cars.published_at is not null or cars.status = 'pending')
    union all
    select from cars where id = ${notCarId} and published_at is not null
    limit 1
  `.execute(db);
  return rows.length > 0;
}

/**
 * One page, the newest first; nothing that can be undone moves a row. What was deleted comes only when asked for by its
 * status, and deleted drafts never.
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

/** How many there are in each status, of all that this person reaches or of what this owner has. */
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

/**
 * Whoever takes or frees one of a seller's slots waits here for the others: the limit holds however many come at
 * once. Answers how many slots are taken.
 */
export async function lockSlots(tx: Tx, owner: Owner): Promise<number> {
  await ('person' in owner
    ? tx.selectFrom('users').select('id').where('id', '=', owner.person).forNoKeyUpdate().execute()
    : tx.selectFrom('dealer_accounts').select('id').where('id', '=', owner.dealer).forNoKeyUpdate().execute());
  return countSlots(tx, owner, slotStatuses);
}

/** A dealer's slots are the dealer's; a private seller's their own. */
export async function countSlots(db: Queryable, owner: Owner, statuses: readonly CarStatus[]): Promise<number> {
  const { taken } = await db
    .selectFrom('cars')
    .select(sql<number>`count(*)`.as('taken'))
    .where(ownedBy('cars', owner))
    .where('status', 'in', statuses)
    .executeTakeFirstOrThrow();
  return taken;
}

/** Whoever begins it is its contact. */
export const insertDraft = (tx: Tx, { userId, team }: Reach, columns: CarColumns) =>
  tx
    .insertInto('cars')
    .values({ ...columns, seller_id: userId, dealer_id: team?.dealerId ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();

/** A new version of it, unless the columns say which it is. */
export const saveListing = (tx: Tx, id: number, columns: CarColumns) =>
  tx
    .updateTable('cars')
    .set({ updated_at: sql`now()`, ...columns })
    .where('id', '=', id)
    .execute();

export const recordPrice = (tx: Tx, carId: number, price: number) =>
  tx.insertInto('car_prices').values({ car_id: carId, price }).execute();

/** Every price it had in public so far, the first one first. */
export async function pastPrices(tx: Tx, carId: number): Promise<PastPrice[]> {
  const { rows } = await sql<PastPrice>`
    select price, extract(epoch from ${publicTime})::float8 / 3600 as "publicHours"
    from car_prices where car_id = ${carId} order by id
  `.execute(tx);
  return rows;
}
