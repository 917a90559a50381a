import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

export interface SigningKey {
  id: string;
  public_key: string;
  sealed: Buffer;
  seal_key_id: string;
}

/** The only key sealed with this one that isn't retired. */
export async function findSigningKey(db: Queryable, sealKeyId: string): Promise<SigningKey | null> {
  const { rows } = await sql<SigningKey>`
    select id, public_key, sealed, seal_key_id from bill_keys
    where seal_key_id = ${sealKeyId} and retired_at is null`.execute(db);
  return rows[0] ?? null;
}

/** Of two processes that start together, the first wins. */
export const addSigningKey = (db: Queryable, { id, public_key, sealed, seal_key_id }: SigningKey) =>
  sql`insert into bill_keys (id, public_key, sealed, seal_key_id)
    values (${id}, ${public_key}, ${sealed}, ${seal_key_id}) on conflict do nothing`.execute(db);

/** Erases the private keys. The public ones still verify what was signed with them. */
export const retireSigningKeys = (tx: Tx) =>
  sql`update bill_keys set retired_at = now(), sealed = null, seal_key_id = null where retired_at is null`.execute(tx);

export interface PublicBillKey {
  id: string;
  public_key: string;
  created_at: Date;
  retired_at: Date | null;
}

/** Newest first, including retired ones. */
export async function listBillKeys(db: Queryable): Promise<PublicBillKey[]> {
  const { rows } = await sql<PublicBillKey>`
    select id, public_key, created_at, retired_at from bill_keys order by created_at desc, id`.execute(db);
  return rows;
}
