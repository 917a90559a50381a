import type { TeamRole } from '@forecourt/contract/access/team-rights.ts';
import type { DealerStanding } from '@forecourt/contract/access/standing.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { cannotLogIn } from '../../database/standing.sql.ts';

/** A delivery that this process may send, until its lease ends. */
export interface PushLease {
  noticeId: number;
  subscriptionId: number;
  /** The latest event it covers. */
  announcementId: number;
  token: string;
  attempts: number;
}

const inMs = (ms: number) => sql`make_interval(secs => ${ms / 1000}::float8)`;
const person = sql`users.game_account_id`;
const isFree = sql`line.not_before <= now() and (line.leased_until is null or line.leased_until < now())`;
const ofUser = sql`
  join push_subscriptions as browser on browser.id = line.subscription_id
  join sessions on sessions.id = browser.session_id join users on users.id = sessions.user_id`;

/**
 * Claims due deliveries that no one is sending, longest waiting first. Each person has one at a time, so browsers that
 * hang can't fill all slots.
 */
export async function claimPushes(db: Queryable, atMost: number, leaseMs: number): Promise<PushLease[]> {
  const { rows } = await sql<PushLease>`
    with busy as (
      select distinct ${person} as person from push_deliveries as line ${ofUser} where line.leased_until > now()
    ), due as (
      select line.notice_id, line.subscription_id, line.not_before,
        row_number() over (partition by ${person} order by line.not_before, line.notice_id, line.subscription_id) as nth
      from push_deliveries as line ${ofUser}
      where ${isFree} and ${person} not in (select person from busy)
    ), chosen as (
      select line.notice_id, line.subscription_id from due join push_deliveries as line using (notice_id, subscription_id)
      where nth = 1 and ${isFree} order by due.not_before limit ${atMost} for update of line skip locked
    )
    update push_deliveries as line set lease = gen_random_uuid(), leased_until = clock_timestamp() + ${inMs(leaseMs)}
    from chosen where line.notice_id = chosen.notice_id and line.subscription_id = chosen.subscription_id
    returning line.notice_id as "noticeId", line.subscription_id as "subscriptionId",
      line.announcement_id as "announcementId", line.lease as token, line.attempts`.execute(db);
  return rows;
}

/** The browser, and who uses it now. */
export interface PushTarget {
  sealed: Buffer;
  user_id: number;
  game_account_id: number;
  dealer_id: number | null;
  team_role: TeamRole | null;
  dealer_standing: DealerStanding | null;
}

/**
 * Null if there is nothing to send any more: the notification was read or turned off, or the session has ended or its
 * user is locked out.
 */
export async function pushTarget(
  db: Queryable,
  { noticeId, subscriptionId, token }: PushLease,
  group: (kind: string) => string | null,
) {
  const { rows } = await sql<PushTarget & { kind: string; muted: string[] }>`
    select browser.sealed, users.id as user_id, users.game_account_id, notices.kind,
      seat.dealer_account_id as dealer_id, seat.role as team_role, dealer_accounts.status as dealer_standing,
      array(select notice_group from muted_notice_groups where user_id = users.id) as muted
    from push_deliveries as line ${ofUser}
    join notices on notices.id = line.notice_id and notices.user_id = users.id
    left join dealer_team_members as seat on seat.user_id = users.id
    left join dealer_accounts on dealer_accounts.id = seat.dealer_account_id
    where line.notice_id = ${noticeId} and line.subscription_id = ${subscriptionId} and line.lease = ${token}::uuid
      and notices.read_at is null and sessions.expires_at > now() and not ${cannotLogIn}`.execute(db);
  const found = rows[0];
  const ofNotice = found && group(found.kind);
  return found && ofNotice && !found.muted.includes(ofNotice) ? found : null;
}

/** Removes it from the queue, unless another event has come since the claim. */
export async function finishPush(
  db: Queryable,
  { noticeId, subscriptionId, announcementId, token }: PushLease,
): Promise<void> {
  const own = sql`notice_id = ${noticeId} and subscription_id = ${subscriptionId} and lease = ${token}::uuid`;
  await sql`
    with sent as (delete from push_deliveries where ${own} and announcement_id = ${announcementId})
    update push_deliveries set lease = null, leased_until = null where ${own} and announcement_id <> ${announcementId}`.execute(
    db,
  );
}

export const postponePush = (
  db: Queryable,
  { noticeId, subscriptionId, token }: PushLease,
  { pauseMs, attempts }: { pauseMs: number; attempts: number },
) =>
  sql`
    update push_deliveries set lease = null, leased_until = null, attempts = ${attempts}, not_before = now() + ${inMs(pauseMs)}
    where notice_id = ${noticeId} and subscription_id = ${subscriptionId} and lease = ${token}::uuid`.execute(db);

/** Time until the next delivery becomes due. Null if none is waiting. */
export async function nextPushIn(db: Queryable): Promise<number | null> {
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from min(greatest(not_before, leased_until)) - now()) * 1000)::float8 as ms from push_deliveries
    where greatest(not_before, leased_until) > now()`.execute(db);
  return rows[0]?.ms ?? null;
}
