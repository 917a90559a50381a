import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';
import { createSession } from '../../server/features/accounts/sessions.store.ts';
import { hashToken, newToken } from '../../server/lib/secrets.ts';

/** Creates this many signed-in users who may listen. */
export async function makeListeners(db: Database, count: number): Promise<{ id: number; cookie: string }[]> {
  const { rows } = await sql<{ id: number }>`
    with accounts as (
      insert into game_accounts (id, username) select 700000 + n, 'listener' || n from generate_series(1, ${count}::int) as n
      returning id)
    insert into users (gta_world_id, game_account_id, name, phone_number, routing_number)
    select id, id, 'Listener ' || id, '5550100', '123456789' from accounts order by id returning id`.execute(db);
  const listeners: { id: number; cookie: string }[] = [];
  for (const { id } of rows) {
    const token = newToken();
    await createSession(db, hashToken(token), id);
    listeners.push({ id, cookie: `forecourt_session=${token}` });
  }
  return listeners;
}
