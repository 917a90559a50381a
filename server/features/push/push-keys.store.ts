import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

export interface SealedPushKeys {
  public_key: string;
  sealed: Buffer;
  key_id: string;
}

export async function findPushKeys(db: Queryable): Promise<SealedPushKeys | null> {
  const { rows } = await sql<SealedPushKeys>`select public_key, sealed, key_id from push_keys`.execute(db);
  return rows[0] ?? null;
}

/** Of two processes that start together, the first wins. */
export const addPushKeys = (db: Queryable, { public_key, sealed, key_id }: SealedPushKeys) =>
  sql`insert into push_keys (public_key, sealed, key_id) values (${public_key}, ${sealed}, ${key_id}) on conflict do nothing`.execute(
    db,
  );

/** Deletes keys sealed with another APP_KEY, and the subscriptions, which belong to them and are sealed like them. */
export async function dropPushKeys(db: Queryable, keyId: string): Promise<void> {
  const { numAffectedRows } = await sql`delete from push_keys where key_id = ${keyId}`.execute(db);
  if (numAffectedRows) await sql`delete from push_subscriptions`.execute(db);
}
