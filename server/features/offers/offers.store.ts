import { lowOfferDays } from '@forecourt/contract/offers/offer-values.ts';
import { liveOfferStatuses, type DealSide, type OfferStatus } from '@forecourt/contract/offers/offers.flow.ts';
import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import { ownedBy, sellingAccountsOfCar } from '../../database/owner.sql.ts';
import { personIs } from '../../database/standing.sql.ts';
import type { Reached } from '../../database/transition.ts';
import type { Offers } from '../../database/types.generated.ts';
import { isLive, isOnSale, selectOffers, type OfferRow } from './offers.sql.ts';

export const findOffer = async (db: Queryable, id: number): Promise<OfferRow | null> =>
  (await selectOffers(db, sql`offers.id = ${id}`))[0] ?? null;

export const findOffers = (db: Queryable, ids: readonly number[]): Promise<OfferRow[]> =>
  selectOffers(db, sql`offers.id = any (${sql.val(ids)}::bigint[])`);

/** The caller has locked the car, so nothing about its offers changes until the end of the transaction. */
export async function lockOffer(tx: Tx, id: number): Promise<OfferRow | null> {
  await tx.selectFrom('offers').select('id').where('id', '=', id).forUpdate().execute();
  return findOffer(tx, id);
}

/** The offer for which the car is reserved. */
export const acceptedOfferOf = async (db: Queryable, carId: number): Promise<OfferRow | null> =>
  (await selectOffers(db, sql`offers.car_id = ${carId} and offers.status = 'accepted'`))[0] ?? null;

/** Ids of this buyer's live offers on a car. */
export const offersOfBuyer = async (db: Queryable, carId: number, buyerId: number): Promise<number[]> =>
  (
    await db
      .selectFrom('offers')
      .select('id')
      .where('car_id', '=', carId)
      .where('buyer_id', '=', buyerId)
      .where('status', 'in', liveOfferStatuses)
      .execute()
  ).map(({ id }) => id);

/** The offer that this sale completed. */
export const offerOfSale = async (db: Queryable, saleId: number): Promise<OfferRow | null> =>
  (await selectOffers(db, sql`offers.sale_id = ${saleId}`))[0] ?? null;

/** Facts that decide whether someone can make an offer on this car. The caller has locked it. */
export async function findOfferable(db: Queryable, carId: number) {
  const { rows } = await sql<{
    id: number;
    seller_id: number;
    dealer_id: number | null;
    price: number;
    name: string;
    accepts_offers: boolean;
    minimum_offer: number | null;
    accounts: number[];
    is_on_sale: boolean;
  }>`
    select cars.id, cars.seller_id, cars.dealer_id, cars.price, cars.accepts_offers, cars.minimum_offer,
      coalesce(cars.title, concat_ws(' ', cars.year, cars.make, cars.model)) as name,
      ${sellingAccountsOfCar} as accounts, ${isOnSale} as is_on_sale
    from cars where cars.id = ${carId} and cars.published_at is not null and not cars.is_hidden
      and cars.status in ('active', 'reserved', 'sold', 'expired', 'removed')
  `.execute(db);
  return rows[0] ?? null;
}

/** Locks the buyer, so that a restriction comes before or after the offer. False if they can't trade any more. */
export async function lockBuyer(tx: Tx, userId: number): Promise<boolean> {
  const buyer = await tx
    .selectFrom('users')
    .select(personIs('users')('sales', 'open').as('is_free'))
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return buyer?.is_free ?? false;
}

/** How often this game account has offered for the car lately. */
export async function countRecentOffers(db: Queryable, carId: number, gameAccountId: number) {
  const since = sql`now() - make_interval(days => ${sql.lit(lowOfferDays)})`;
  const { rows } = await sql<{ low: number; all: number }>`
    select low, low + made as all from
      (select count(*)::int as low from low_offers
        where car_id = ${carId} and game_account_id = ${gameAccountId} and at > ${since}) as lows,
      (select count(*)::int as made from offers join users on users.id = offers.buyer_id
        where car_id = ${carId} and users.game_account_id = ${gameAccountId} and offers.created_at > ${since}) as others
  `.execute(db);
  return rows[0]!;
}

export const noteLowOffer = (db: Queryable, carId: number, gameAccountId: number) =>
  db.insertInto('low_offers').values({ car_id: carId, game_account_id: gameAccountId }).execute();

export async function countOpenOffersOf(db: Queryable, buyerId: number): Promise<number> {
  const { open } = await db
    .selectFrom('offers')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('buyer_id', '=', buyerId)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return open;
}

/** The buyer's own car, as it is now. Undefined if it isn't theirs, or neither a draft nor on sale. */
export const findTradeIn = (db: Queryable, carId: number, buyerId: number) =>
  db
    .selectFrom('cars')
    .select(['id', 'make', 'model', 'year', 'mileage'])
    .where('id', '=', carId)
    .where(ownedBy('cars', { person: buyerId }))
    .where('status', 'in', ['draft', 'active', 'reserved'])
    .where('make', 'is not', null)
    .where('model', 'is not', null)
    .executeTakeFirst();

export type NewOffer = Omit<Insertable<Offers>, 'id' | 'status' | 'turn'>;

/** Null if the buyer already has one on this car. The unique index guarantees it. */
export async function insertOffer(tx: Tx, offer: NewOffer): Promise<number | null> {
  const made = await tx
    .insertInto('offers')
    .values(offer)
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id ?? null;
}

type OfferColumns = Omit<Updateable<Offers>, 'id' | 'status'> & { status?: Reached<OfferStatus> };

export const saveOffer = (tx: Tx, id: number, columns: OfferColumns) =>
  tx.updateTable('offers').set(columns).where('id', '=', id).execute();

interface NewAmount {
  offerId: number;
  side: DealSide;
  amount: number;
  note: string | null;
  by: number;
}

export const insertOfferAmount = (tx: Tx, { offerId, side, amount, note, by }: NewAmount) =>
  tx.insertInto('offer_amounts').values({ offer_id: offerId, by_side: side, amount, note, by_user_id: by }).execute();

/** The first offer in line that waits for the seller. Offers past their deadline don't count. */
export const firstInLine = async (tx: Tx, carId: number, now: Date): Promise<OfferRow | null> =>
  (
    await selectOffers(
      tx,
      sql`offers.car_id = ${carId} and offers.status = 'open' and offers.turn = 'seller' and offers.expires_at > ${now}
        and ${isOnSale}`,
      sql`order by offers.id limit 1`,
    )
  )[0] ?? null;

/** Live offers on a car with the ones who talk about them. */
export const liveOffersOf = (db: Queryable, carId: number) =>
  db
    .selectFrom('offers')
    .select(['id', 'conversation_id'])
    .where('car_id', '=', carId)
    .where('status', 'in', liveOfferStatuses)
    .orderBy('id')
    .execute();

/** Which live offers to close. */
export type Affected =
  | { carIds: readonly number[]; except?: readonly number[] }
  | { offerIds: readonly number[] }
  /** On their private cars, and those they made. */
  | { userId: number }
  | { dealerId: number }
  /** Between two people, one of them in person or on the dealer's team. */
  | { between: readonly [number, number] };

const affectedBy = (affected: Affected): RawBuilder<boolean> => {
  if ('carIds' in affected)
    return sql`offers.car_id = any (${sql.val(affected.carIds)}::bigint[]) and offers.id <> all (${sql.val(affected.except ?? [])}::bigint[])`;
  if ('offerIds' in affected) return sql`offers.id = any (${sql.val(affected.offerIds)}::bigint[])`;
  if ('dealerId' in affected) return sql`offers.dealer_id = ${affected.dealerId}`;
  if ('userId' in affected)
    return sql`(offers.buyer_id = ${affected.userId} or offers.dealer_id is null and offers.seller_id = ${affected.userId})`;
  const [one, other] = affected.between;
  return sql`(offers.buyer_id = ${one} and ${isSeller(other)} or offers.buyer_id = ${other} and ${isSeller(one)})`;
};

const isSeller = (userId: number) => sql`(
  offers.dealer_id is null and offers.seller_id = ${userId} or exists (
    select from dealer_team_members as member
    where member.user_id = ${userId} and member.dealer_account_id = offers.dealer_id
  )
)`;

/** Live offers of these, with their cars, in the common order for locking several cars. */
export async function affectedOffers(db: Queryable, affected: Affected) {
  const { rows } = await sql<{ id: number; car_id: number }>`
    select id, car_id from offers where ${isLive} and ${affectedBy(affected)} order by car_id, id
  `.execute(db);
  return rows;
}

/** Locks the cars in one order for everyone. */
export const lockCarsIn = (tx: Tx, carIds: readonly number[]) =>
  tx
    .selectFrom('cars')
    .select('id')
    .where('id', '=', sql<number>`any (${sql.val([...new Set(carIds)])}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute();

/** Open offers past their deadline, and reservations past their end. */
export const overdueOffers = (db: Queryable, now: Date, atMost: number) =>
  db
    .selectFrom('offers')
    .select(['id', 'car_id'])
    .where((or) =>
      or.or([
        or.and([or('status', '=', 'open'), or('expires_at', '<=', now)]),
        or.and([or('status', '=', 'accepted'), or('hold_until', '<=', now)]),
      ]),
    )
    .orderBy('id')
    .limit(atMost)
    .execute();

/**
 * Live offers that should have been closed: their car isn't on sale, or isn't reserved although the offer was accepted.
 * Only a server of an earlier version leaves any, because it doesn't know about offers.
 */
export async function strayOffers(db: Queryable, atMost: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select offers.id from offers join cars on cars.id = offers.car_id
    where ${isLive} and (not ${isOnSale} or offers.status = 'accepted' and cars.status <> 'reserved')
    order by offers.id limit ${atMost}
  `.execute(db);
  return rows.map(({ id }) => id);
}
