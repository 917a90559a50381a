import { sql } from 'kysely';
import type { Database } from '@forecourt/server/database/database.ts';

export interface ShownMessage {
  username?: string | undefined;
  content: string;
  embeds: {
    title: string;
    url?: string | undefined;
    color: number;
    image?: { url: string } | undefined;
    fields?: { name: string; value: string }[] | undefined;
  }[];
}

const maxKept = 100;

/** Idempotent: a repeated message is stored once. */
export async function keepMessage(
  db: Database,
  channel: string,
  messageId: string,
  message: ShownMessage,
): Promise<void> {
  await db
    .insertInto('demo.chat_messages')
    .values({ channel, message_id: messageId, message: JSON.stringify(message) })
    .onConflict((known) => known.doNothing())
    .execute();
  await sql`
    delete from demo.chat_messages where channel = ${channel} and id not in (
      select id from demo.chat_messages where channel = ${channel} order by id desc limit ${maxKept}
    )`.execute(db);
}

export async function messagesIn(db: Database, channel: string) {
  const { rows } = await sql<{ id: number; message: ShownMessage; received_at: Date }>`
    select id, message, received_at from demo.chat_messages where channel = ${channel} order by id desc limit ${maxKept}
  `.execute(db);
  return rows;
}
