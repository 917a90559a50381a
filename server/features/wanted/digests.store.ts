import { teamRights } from '@forecourt/contract/access/team-rights.ts';
import { sql } from 'kysely';
import { carName } from '../../database/car-name.sql.ts';
import type { Queryable, Tx } from '../../database/database.ts';
import { dealerIs, personIs } from '../../database/standing.sql.ts';

/** Matches of open ads with cars for sale that sellers haven't been notified of. They come from before the given time. */
const pending = (at: Date) => sql`
  wanted_matches as matched
  join wanted_ads as ad on ad.id = matched.ad_id and ad.status = 'open'
  join users as owner on owner.id = ad.user_id and ${personIs('owner')('privateCars', 'shown')}
  join cars on cars.id = matched.car_id and cars.status = 'active' and not cars.is_hidden
    and matched.is_pending and matched.matched_at < ${at}
    and not exists (select from wanted_replies as reply where reply.ad_id = ad.id and reply.car_id = cars.id)`;

/** A private seller, or the dealer's team members who write its messages. */
const seller = sql`
  join lateral (
    select cars.seller_id as user_id where cars.dealer_id is null
    union all
    select member.user_id from dealer_team_members as member
    join dealer_accounts as dealer on dealer.id = member.dealer_account_id and ${dealerIs('dealer')('conversations', 'open')}
    where member.dealer_account_id = cars.dealer_id and member.role = any (${sql.val([...teamRights['messages.write']])}::text[])
  ) as side on true
  join users as hearer on hearer.id = side.user_id and ${personIs('hearer')('signsIn', true)}`;

/** Only the seller's own account is compared with the owner's. Blocks work in both directions. */
const isAddressed = sql<boolean>`(
  hearer.game_account_id <> owner.game_account_id
  and not exists (select from blocks where (blocker_id, blocked_id) in ((hearer.id, owner.id), (owner.id, hearer.id)))
  and not exists (
    select from dealer_team_members as colleague where colleague.user_id = owner.id
      and colleague.dealer_account_id = cars.dealer_id
  ))`;

/** A private seller or a dealer. */
export type Side = { seller_id: number; dealer_id: null } | { seller_id: null; dealer_id: number };

/** Sellers whose cars began to match ads before this time. */
export async function sidesWithMatches(db: Queryable, at: Date): Promise<Side[]> {
  const { rows } = await sql<Side>`
    select distinct case when dealer_id is null then seller_id end as seller_id, dealer_id
    from wanted_matches join cars on cars.id = car_id where is_pending and matched_at < ${at}
    order by 1, 2`.execute(db);
  return rows;
}

const carsOf = ({ seller_id, dealer_id }: Side) =>
  dealer_id === null
    ? sql`(cars.dealer_id is null and cars.seller_id = ${seller_id})`
    : sql`(cars.dealer_id = ${dealer_id})`;

export interface WantedDigest {
  userId: number;
  ads: number;
  people: number;
  cars: number;
  /** The newest ad, and one of the cars that match. */
  adId: number;
  carId: number;
  carTitle: string;
}

/** The matches that each person on this side can be notified of. */
export async function digestsOf(tx: Tx, side: Side, at: Date): Promise<WantedDigest[]> {
  const { rows } = await sql<WantedDigest>`
    select hearer.id as "userId", count(distinct ad.id) as ads, count(distinct owner.id) as people,
      count(distinct cars.id) as cars, max(ad.id) as "adId", max(cars.id) as "carId",
      (array_agg(${carName} order by cars.id desc))[1] as "carTitle"
    from ${pending(at)} ${seller}
    where ${carsOf(side)} and ${isAddressed} group by hearer.id order by hearer.id`.execute(tx);
  return rows;
}

/** False if this user already got the digest of this day. */
export async function claimDigest(tx: Tx, userId: number, day: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('wanted_digests')
    .values({ user_id: userId, day })
    .onConflict((known) => known.columns(['user_id', 'day']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** These matches were in a digest, or are left for the next day's digest. */
export const settleMatches = (tx: Tx, side: Side, { at, isTold }: { at: Date; isTold: boolean }) =>
  sql`
    update wanted_matches set is_pending = ${!isTold}, matched_at = case when ${isTold} then matched_at else now() end
    from cars where cars.id = car_id and ${carsOf(side)} and is_pending and matched_at < ${at}`.execute(tx);

export const forgetOldDigests = (db: Queryable, day: number) =>
  db.deleteFrom('wanted_digests').where('day', '<', day).execute();
