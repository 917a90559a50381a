import {
  attendanceDays,
  kindsBeforeSale,
  meetingMinutes,
  remindMinutes,
  type CloseCause,
} from '@forecourt/contract/meetings/meeting-values.ts';
import { openMeetingStatuses, type MeetingStatus } from '@forecourt/contract/meetings/meetings.flow.ts';
import { standingSaleStatuses } from '@forecourt/contract/sales/sales.flow.ts';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import { dealerIs, personIs } from '../../database/standing.sql.ts';

/** Work of the clock. Each statement takes the rows it handles, so that two processes never handle the same one. */

const atOnce = 100;
const isOpen = sql<boolean>`meetings.status = any (${sql.val([...openMeetingStatuses])}::text[])`;

/**
 * Claims the meetings that begin soon. A meeting that was agreed on later than the reminder would have come isn't
 * reminded of.
 */
export async function takeSoon(tx: Tx, now: Date): Promise<number[]> {
  const early = sql`interval '${sql.lit(remindMinutes)} minutes'`;
  const { rows } = await sql<{ id: number }>`
    update meetings set reminded_at = ${now}
    where id in (
      select id from meetings
      where status = 'agreed' and reminded_at is null and starts_at > ${now}
        and starts_at <= ${now}::timestamptz + ${early} and agreed_at <= starts_at - ${early}
      order by id limit ${atOnce} for update skip locked
    )
    returning id
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** Agreed meetings that are over. */
export const takePast = (tx: Tx, now: Date): Promise<number[]> =>
  ids(
    tx,
    sql`select id from meetings
      where status = 'agreed' and starts_at <= ${now}::timestamptz - interval '${sql.lit(meetingMinutes)} minutes'
      order by id limit ${atOnce} for update skip locked`,
  );

/** Meetings with a proposal whose time has passed. */
export const takeUnanswered = (tx: Tx, now: Date): Promise<Taken[]> =>
  taken(
    tx,
    sql`select meetings.id, meetings.status from meetings
      join meeting_proposals as proposal on proposal.meeting_id = meetings.id and proposal.status = 'open'
      where ${isOpen} and proposal.starts_at <= ${now}
      order by meetings.id limit ${atOnce} for update of meetings skip locked`,
  );

/** Meetings whose answers are now shown because the time to answer is over. */
export async function takeRevealed(tx: Tx, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update meetings set revealed_at = ${now}
    where id in (
      select id from meetings
      where status = 'over' and revealed_at is null
        and ended_at <= ${now}::timestamptz - interval '${sql.lit(attendanceDays)} days'
      order by id limit ${atOnce} for update skip locked
    )
    returning id
  `.execute(tx);
  return rows.map(({ id }) => id);
}

interface Taken {
  id: number;
  status: MeetingStatus;
}

/**
 * Open meetings that can't happen any more, with the reason: the sides can't write to each other, one is restricted or
 * gone, the car was sold to someone else, or its listing was removed. The buyer's handover stays after a sale.
 */
export async function takeImpossible(tx: Tx): Promise<(Taken & { cause: CloseCause })[]> {
  const isBlocked = sql`exists (
    select from blocks where (blocker_id = meetings.buyer_id or blocked_id = meetings.buyer_id) and case
      when meetings.dealer_id is null then meetings.seller_id in (blocker_id, blocked_id)
      else exists (
        select from dealer_team_members as member
        where member.dealer_account_id = meetings.dealer_id and member.user_id in (blocker_id, blocked_id)
      ) end
  )`;
  const isDealerAway = sql`(
    ${dealerIs('dealer_accounts')('meetings', 'cancelled')} or not exists (
      select from dealer_team_members as member join users as colleague on colleague.id = member.user_id
      where member.dealer_account_id = meetings.dealer_id and ${personIs('colleague')('meetings', 'open')}
    )
  )`;
  const isSellerAway = sql`case when meetings.dealer_id is null then ${personIs('seller')('meetings', 'cancelled')}
    else ${isDealerAway} end`;
  const { rows } = await sql<Taken & { cause: CloseCause }>`
    select meetings.id, meetings.status, judged.cause
    from meetings
    join conversations on conversations.id = meetings.conversation_id
    left join cars on cars.id = conversations.car_id
    join users as buyer on buyer.id = meetings.buyer_id
    join users as seller on seller.id = meetings.seller_id
    left join dealer_accounts on dealer_accounts.id = meetings.dealer_id
    cross join lateral (
      select case
        when ${personIs('buyer')('meetings', 'cancelled')} or ${isSellerAway} or ${isBlocked} then 'unavailable'
        when cars.id is null or cars.status = 'removed' then 'removed'
        when cars.status = 'sold' and (
          meetings.kind = any (${sql.val([...kindsBeforeSale])}::text[])
          or not exists (
            select from sales where sales.car_id = cars.id and sales.buyer_id = meetings.buyer_id
              and sales.status = any (${sql.val([...standingSaleStatuses])}::text[])
          )
        ) then 'sold' end as cause
    ) as judged
    where ${isOpen} and (meetings.starts_at is null or meetings.starts_at > now()) and judged.cause is not null
    order by meetings.id limit ${atOnce} for update of meetings skip locked
  `.execute(tx);
  return rows;
}

/** Open meetings of a dealer whose named member has left its team or can't log in. */
export async function takeWithoutMember(tx: Tx): Promise<{ id: number; conversation_id: number }[]> {
  const { rows } = await sql<{ id: number; conversation_id: number }>`
    select meetings.id, meetings.conversation_id
    from meetings join users as seller on seller.id = meetings.seller_id
    where ${isOpen} and meetings.dealer_id is not null and (
      ${personIs('seller')('meetings', 'cancelled')} or not exists (
        select from dealer_team_members as member
        where member.user_id = meetings.seller_id and member.dealer_account_id = meetings.dealer_id
      )
    )
    order by meetings.id limit ${atOnce} for update of meetings skip locked
  `.execute(tx);
  return rows;
}

/** The open meetings this member was to come to for the dealer. Locked. */
export async function takeMeetingsOf(
  tx: Tx,
  dealerId: number,
  userId: number,
): Promise<{ id: number; conversation_id: number }[]> {
  const { rows } = await sql<{ id: number; conversation_id: number }>`
    select id, conversation_id from meetings
    where ${isOpen} and dealer_id = ${dealerId} and seller_id = ${userId} order by id for update
  `.execute(tx);
  return rows;
}

async function taken(tx: Tx, query: ReturnType<typeof sql>): Promise<Taken[]> {
  const { rows } = await sql<Taken>`${query}`.execute(tx);
  return rows;
}

const ids = async (tx: Tx, query: ReturnType<typeof sql>): Promise<number[]> =>
  (await taken(tx, query)).map(({ id }) => id);
