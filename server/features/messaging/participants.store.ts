import type { AwayNotice } from '@forecourt/contract/hours/away.ts';
import { sql } from 'kysely';
import { awayNoticeOf } from '../../database/away.sql.ts';
import { dealerIs, personIs } from '../../database/standing.sql.ts';
import type { Queryable, Tx } from '../../database/database.ts';
import type { Reach } from '@forecourt/contract/access/owner.ts';

/** A user's part in a conversation. Outsiders and people who left or were removed have none. */
export interface Participation {
  id: number;
  conversation_type: 'direct' | 'group';
  title: string | null;
  car_id: number | null;
  dealer_id: number | null;
  company_name: string | null;
  created_by: number;
  last_sequence: number;
  updated_at: Date;
  /**
   * Why a direct conversation is closed: the sides have blocked each other (for a dealer, any team member and the
   * person), an account is closed (for a dealer, the whole team's), or the dealer isn't trading.
   */
  closed: 'blocked' | 'account_closed' | 'not_trading' | null;
  /** The other person can't reply right now. */
  is_slow: boolean;
  /** The dealer's away message. */
  away: AwayNotice | null;
  /** The user takes part for the dealer, not in person. */
  is_for_dealer: boolean;
  /** Messages up to this sequence were written before the user joined and are hidden. */
  from_sequence: number;
}

/**
 * Locks the conversation so that messages are written one after the other. Reads the participants only afterwards,
 * because someone may have been removed or blocked while waiting.
 */
export async function lockParticipation(tx: Tx, id: number, viewer: Reach): Promise<Participation | null> {
  await sql`/* prepared hold_conversation */ select from conversations where id = ${id} for no key update`.execute(tx);
  return findParticipation(tx, id, viewer);
}

export async function findParticipation(
  db: Queryable,
  id: number,
  { userId, team }: Reach,
): Promise<Participation | null> {
  const { rows } = await sql<Omit<Participation, 'from_sequence'> & { from_sequence: number | null }>`
    /* prepared find_participation */
    select id, conversation_type, title, car_id, dealer_id, created_by, last_sequence, updated_at,
      (select company_name from dealer_accounts where dealer_accounts.id = conversations.dealer_id) as company_name,
      (select ${awayNoticeOf('dealer_accounts')} from dealer_accounts where dealer_accounts.id = conversations.dealer_id) as away,
      (
        select from_sequence from conversation_participants
        where conversation_id = conversations.id and user_id = ${userId} and ended_at is null
      ) as from_sequence,
      coalesce(dealer_id = ${team?.dealerId ?? null}::bigint, false) as is_for_dealer,
      case when conversation_type = 'group' then null when exists (
        select from conversation_participants as one
        join lateral (
          select blocked_id as user_id from blocks where blocker_id = one.user_id
          union all
          select blocker_id from blocks where blocked_id = one.user_id
        ) as apart on true
        where one.conversation_id = conversations.id and case
          when conversations.dealer_id is null then exists (
            select from conversation_participants as second
            where second.conversation_id = conversations.id and second.user_id = apart.user_id
          ) else exists (
            select from dealer_team_members
            where user_id = apart.user_id and dealer_account_id = conversations.dealer_id
          ) end
      ) then 'blocked' when exists (
        select from conversation_participants as one join users as person on person.id = one.user_id
        where one.conversation_id = conversations.id and ${personIs('person')('conversations', 'account_closed')}
      ) or conversations.dealer_id is not null and not exists (
        select from dealer_team_members as member join users as colleague on colleague.id = member.user_id
        where member.dealer_account_id = conversations.dealer_id
          and ${personIs('colleague')('conversations', 'open', 'slow')}
      ) then 'account_closed' when exists (
        select from dealer_accounts where dealer_accounts.id = conversations.dealer_id
          and ${dealerIs('dealer_accounts')('conversations', 'not_trading')}
      ) then 'not_trading' end as closed,
      conversation_type = 'direct' and exists (
        select from conversation_participants as one join users as person on person.id = one.user_id
        where one.conversation_id = conversations.id and one.user_id <> ${userId}
          and ${personIs('person')('conversations', 'slow')}
      ) as is_slow
    from conversations where id = ${id}
  `.execute(db);
  const [row] = rows;
  if (!row) return null;
  const isInPerson = row.from_sequence !== null;
  if (!isInPerson && !row.is_for_dealer) return null;
  return { ...row, from_sequence: row.from_sequence ?? 0, is_for_dealer: row.is_for_dealer && !isInPerson };
}

export interface Recipient {
  user_id: number;
  /** One of the two has blocked the other, so neither sees the other's messages. */
  is_hidden: boolean;
  /** Not as a member of the dealer's team. */
  is_in_person: boolean;
}

/** Everyone a conversation reaches now, as one user sees them: participants in person and the dealer's team. */
export async function recipientsOf(db: Queryable, conversationId: number, userId: number): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    /* prepared recipients_of_conversation */
    select user_id, exists (
      select from blocks
      where blocker_id = ${userId} and blocked_id = taking.user_id
        or blocker_id = taking.user_id and blocked_id = ${userId}
    ) as is_hidden, is_in_person
    from (
      select user_id, bool_or(is_in_person) as is_in_person from (
        select user_id, true as is_in_person from conversation_participants
        where conversation_id = ${conversationId} and ended_at is null
        union all
        select member.user_id, false from dealer_team_members as member
        join conversations on conversations.dealer_id = member.dealer_account_id
        where conversations.id = ${conversationId}
      ) as each_way group by user_id
    ) as taking
  `.execute(db);
  return rows;
}

/** Users this one has blocked or was blocked by. */
export async function participantsExcept(db: Queryable, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    /* prepared people_apart */
    select blocked_id as id from blocks where blocker_id = ${userId}
    union select blocker_id from blocks where blocked_id = ${userId}
  `.execute(db);
  return rows.map(({ id }) => id);
}
