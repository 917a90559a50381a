import type { Owner } from '@forecourt/contract/kit/owner.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../database/database.ts';

/** Who has become faster, or slower, is known by what they do lately. */
const answerDays = 90;

/** The conversations that could tell, the newest of them: so many are enough. */
const maxLookedAt = 200;

/**
 * How long somebody takes to answer who is written to for the first time: how often in the last months, and the median.
 * It counts where the first answer is theirs; what a colleague answered says nothing of them.
 */
export async function answerTimes(db: Queryable, owner: Owner) {
  const { rows } = await sql<{ answers: number; seconds: number | null }>`
    select count(*)::int as answers,
      percentile_cont(0.5) within group (order by extract(epoch from answer.created_at - question.created_at))::float8 as seconds
    from (
      select conversations.id from conversations
      where conversation_type = 'direct' and created_at > now() - make_interval(days => ${answerDays}) and ${concerns(owner)}
      order by id desc limit ${maxLookedAt}
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

/** Of a dealer's conversations a person takes part in those of their team. */
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
