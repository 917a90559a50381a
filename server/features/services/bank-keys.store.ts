import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

/** The part of the keys that can be shown. */
export interface ShownKeys {
  host: string;
  mode: 'live' | 'sandbox';
  key_shown: string;
  secret_shown: string | null;
  key_id: string;
  saved_at: Date;
  saved_by_name: string | null;
}

export interface SealedKeys extends ShownKeys {
  sealed: Buffer;
}

/** Null if none are saved. */
export async function findBankKeys(db: Queryable): Promise<SealedKeys | null> {
  const { rows } = await sql<SealedKeys>`
    select sealed, host, mode, key_shown, secret_shown, key_id, saved_at, users.name as saved_by_name
    from bank_keys left join users on users.id = saved_by where sealed is not null`.execute(db);
  return rows[0] ?? null;
}

export const saveBankKeys = (
  tx: Tx,
  keys: Omit<SealedKeys, 'saved_at' | 'saved_by_name'>,
  actorId: number,
): Promise<unknown> =>
  tx
    .updateTable('bank_keys')
    .set({ ...keys, saved_at: sql<Date>`clock_timestamp()`, saved_by: actorId })
    .execute();

export const deleteBankKeys = (tx: Tx): Promise<unknown> =>
  tx
    .updateTable('bank_keys')
    .set({
      sealed: null,
      key_id: null,
      host: null,
      mode: null,
      key_shown: null,
      secret_shown: null,
      saved_at: null,
      saved_by: null,
    })
    .execute();
