import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';
import type { LiveUpdate } from './announcements.ts';
import { liveChannel } from './live.ts';

/**
 * Tells open pages something that is kept elsewhere or worth nothing later: nothing is stored here, and nobody else
 * reacts to it. Inside a transaction it goes out with the commit.
 */
export async function whisper(db: Queryable, ...updates: LiveUpdate[]): Promise<void> {
  const heard = updates.filter((update) => 'topic' in update || update.to.length > 0);
  if (heard.length === 0) return;
  const texts = sql.val(heard.map((update) => JSON.stringify(update)));
  await sql`
    /* prepared whisper */ select pg_notify(${liveChannel}, told) from unnest(${texts}::text[]) as told
  `.execute(db);
}
