import type { Owner, Reach } from '@forecourt/contract/access/owner.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { sellingAccountsOfCar } from '../../database/owner.sql.ts';
import { isLive, isOnSale, selectOffers, type OfferRow } from './offers.sql.ts';

/** The user's live offer on a car, or all live ones on a car of theirs. The accepted one first, then in line order. */
export const offersOnCar = (db: Queryable, carId: number, reach: Reach): Promise<OfferRow[]> =>
  selectOffers(
    db,
    sql`offers.car_id = ${carId} and ${isLive} and (offers.buyer_id = ${reach.userId} or ${receivedBy(reach)})`,
    sql`order by offers.status = 'accepted' desc, offers.id limit 200`,
  );

/** Accepted offers in which this car of the buyer's is the trade-in. */
export const offersWithTradeIn = (db: Queryable, carId: number, buyerId: number): Promise<OfferRow[]> =>
  selectOffers(
    db,
    sql`offers.trade_car_id = ${carId} and offers.buyer_id = ${buyerId} and offers.status in ('accepted', 'completed')`,
    sql`order by offers.id desc limit 5`,
  );

const receivedBy = ({ userId, team }: Reach) => sql<boolean>`(
  offers.dealer_id is null and offers.seller_id = ${userId} or offers.dealer_id = ${team?.dealerId ?? null}::bigint
)`;

interface Which {
  side: 'made' | 'received';
  state: 'open' | 'ended';
}

const ofUser = (reach: Reach, { side, state }: Which) => sql<boolean>`(
  ${side === 'made' ? sql`offers.buyer_id = ${reach.userId}` : receivedBy(reach)}
  and ${state === 'open' ? isLive : sql`not ${isLive}`}
)`;

/** One page. Open ones with the nearest deadline first, ended ones with the newest first. */
export const listOffers = (
  db: Queryable,
  reach: Reach,
  which: Which,
  { page, limit }: { page: number; limit: number },
) =>
  selectOffers(
    db,
    ofUser(reach, which),
    sql`order by ${which.state === 'open' ? sql`coalesce(offers.hold_until, offers.expires_at), offers.id` : sql`offers.ended_at desc, offers.id desc`}
      limit ${limit} offset ${(page - 1) * limit}`,
  );

export async function countOffers(db: Queryable, reach: Reach, which: Which): Promise<number> {
  const { rows } = await sql<{
    offers: number;
  }>`select count(*)::int as offers from offers where ${ofUser(reach, which)}`.execute(db);
  return rows[0]!.offers;
}

interface OnCar {
  car_id: number;
  open: number;
  best: number | null;
  your_turn: number;
  accepted: { offer_id: number; amount: number; buyer_name: string; hold_until: string } | null;
}

/** The open offers on each car of this owner's. */
export async function sumUpOffers(db: Queryable, owners: readonly Owner[], now: Date): Promise<OnCar[]> {
  const whose = owners.map((owner) =>
    'person' in owner
      ? sql`offers.dealer_id is null and offers.seller_id = ${owner.person}`
      : sql`offers.dealer_id = ${owner.dealer}`,
  );
  // The amount of an offer is the seller's own while the buyer is to respond.
  const byBuyer = sql`case when turn = 'seller' then amount else (
    select amount from offer_amounts where offer_id = offers.id and by_side = 'buyer' order by id desc limit 1) end`;
  const isOpen = sql`offers.status = 'open' and offers.expires_at > ${now}`;
  const { rows } = await sql<OnCar>`
    select car_id, count(*) filter (where ${isOpen})::int as open, max(${byBuyer}) filter (where ${isOpen}) as best,
      count(*) filter (where ${isOpen} and turn = 'seller')::int as your_turn,
      (json_agg(json_build_object(
        'offer_id', offers.id, 'amount', amount, 'buyer_name', users.name,
        'hold_until', to_char(hold_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      )) filter (where offers.status = 'accepted'))->0 as accepted
    from offers join users on users.id = offers.buyer_id
    where ${isLive} and (${sql.join(whose, sql` or `)}) group by car_id order by car_id
  `.execute(db);
  return rows;
}

/** For the dealer's dashboard: its open offers, and those it could accept now with the nearest deadline. */
export async function countDealerOffers(db: Queryable, dealerId: number, now: Date) {
  const { rows } = await sql<{ open: number; your_turn: number; next_ends_at: Date | null }>`
    /* prepared open_offers_of_dealer */
    select count(*)::int as open, (count(*) filter (where is_theirs))::int as your_turn,
      min(expires_at) filter (where is_theirs) as next_ends_at
    from (
      select offers.expires_at, offers.turn = 'seller' and cars.held_until is null as is_theirs
      from offers join cars on cars.id = offers.car_id
      where offers.dealer_id = ${dealerId} and offers.status = 'open' and offers.expires_at > ${now}
    ) as one
  `.execute(db);
  return rows[0]!;
}

/** Whether this user can make an offer on the car, apart from limits. */
export async function mayMakeOffer(
  db: Queryable,
  carId: number,
  { userId, gameAccountId }: Pick<Reach, 'userId' | 'gameAccountId'>,
): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    /* prepared may_make_offer */
    select exists (
      select from cars where cars.id = ${carId} and cars.accepts_offers and cars.published_at is not null and ${isOnSale}
        and ${gameAccountId} <> all (${sellingAccountsOfCar})
        and not exists (select from offers where offers.car_id = cars.id and offers.buyer_id = ${userId} and ${isLive})
    ) as may
  `.execute(db);
  return rows[0]!.may;
}
