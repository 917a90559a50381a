import type { Owner } from '@forecourt/contract/access/owner.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/database.ts';

/** Recent behaviour only, so that changes show. */
const answerDays = 90;

/** The newest relevant conversations. This many are enough. */
const maxCounted = 200;

/**
 * How fast a seller replies to first messages: the number in recent months and the median. Counts only if the first
 * reply is theirs. A colleague's reply says nothing about them.
 */
export async function answerTimes(db: Queryable, owner: Owner) {
  const { rows } = await sql<{ answers: number; seconds: number | null }>`
    select count(*)::int as answers,
      percentile_cont(0.5) within group (order by extract(epoch from answer.created_at - question.created_at))::float8 as seconds
    from (
      select conversations.id from conversations
      where conversation_type = 'direct' and created_at > now() - make_interval(days => ${answerDays}) and ${concerns(owner)}
      order by id desc limit ${maxCounted}
    ) as talk
    cross join lateral (
      select sender_id, dealer_id, created_at from messages
      where conversation_id = talk.id and message_type = 'text' order by sequence limit 1
    ) as question
    cross join lateral (
      select sender_id, dealer_id, created_at from messages
      where conversation_id = talk.id and message_type = 'text' and sender_id <> question.sender_id
      order by sequence limit 1
    ) as answer
    where not ${isTheirs('question', owner)} and ${isTheirs('answer', owner)}
      and (question.dealer_id is null or question.dealer_id is distinct from answer.dealer_id)
  `.execute(db);
  return rows[0]!;
}

/** For a dealer's conversations, a user takes part in those of their own team. */
const concerns = (owner: Owner): RawBuilder<boolean> =>
  'dealer' in owner
    ? sql`conversations.dealer_id = ${owner.dealer}`
    : sql`conversations.id in (
        select conversation_id from conversation_participants where user_id = ${owner.person}
        union all
        select shared.id from conversations as shared
        join dealer_team_members as seat on seat.dealer_account_id = shared.dealer_id and seat.user_id = ${owner.person}
      )`;

const isTheirs = (message: 'question' | 'answer', owner: Owner): RawBuilder<boolean> =>
  'dealer' in owner
    ? sql`(${sql.ref(`${message}.dealer_id`)} is not distinct from ${owner.dealer})`
    : sql`(${sql.ref(`${message}.sender_id`)} = ${owner.person})`;
