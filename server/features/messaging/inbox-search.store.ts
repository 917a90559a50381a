import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { hasWords, type Look } from './inbox-search.sql.ts';

export interface FoundMessage {
  sequence: number;
  content: string;
  created_at: string;
}

/** The newest message with these words in each of the conversations, which the viewer may read. */
export async function findMessages(
  db: Queryable,
  { viewer, hidden }: Look,
  ids: readonly number[],
  words: readonly string[],
): Promise<Map<number, FoundMessage>> {
  const { rows } = await sql<{ id: number; found: FoundMessage }>`
    select conversations.id, json_build_object(
      'sequence', found.sequence, 'content', found.content,
      'created_at', to_char(found.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    ) as found
    from conversations
    left join conversation_participants as mine
      on mine.conversation_id = conversations.id and mine.user_id = ${viewer.userId} and mine.ended_at is null
    cross join lateral (
      select sequence, content, created_at from messages
      where messages.conversation_id = conversations.id and message_type = 'text'
        and messages.sequence > coalesce(mine.from_sequence, 0) and ${hasWords(sql`messages.content`, words)}
        and (conversation_type = 'direct' or messages.sender_id <> all (${sql.val(hidden)}::bigint[]))
      order by sequence desc limit 1
    ) as found
    where conversations.id = any (${sql.val(ids)}::bigint[])
  `.execute(db);
  return new Map(rows.map(({ id, found }) => [id, found]));
}
