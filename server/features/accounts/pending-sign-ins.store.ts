import { signInSeconds } from '@forecourt/contract/kit/limits.ts';
import { sql, type NotNull } from 'kysely';
import { z } from 'zod';
import type { Queryable } from '../../database/database.ts';

/** The account as reported by the provider. */
export const GameAccount = z.object({
  id: z.number(),
  username: z.string(),
  characters: z.array(z.object({ id: z.number(), name: z.string() })),
});
export type GameAccount = z.output<typeof GameAccount>;

interface Vouched {
  stateHash: Buffer;
  bearerHash: Buffer;
  sealedToken: Buffer;
}

/** A login accepts one code. False if it has already been exchanged. */
export async function saveProviderToken(db: Queryable, { stateHash, bearerHash, sealedToken }: Vouched) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('pending_sign_ins')
    .values({
      state_hash: stateHash,
      bearer_hash: bearerHash,
      provider_token: sealedToken,
      expires_at: sql`now() + make_interval(secs => ${signInSeconds})`,
    })
    .onConflict((known) => known.column('state_hash').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const findPending = (db: Queryable, stateHash: Buffer) =>
  db
    .selectFrom('pending_sign_ins')
    .selectAll()
    .where('state_hash', '=', stateHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .$narrowType<{ provider_token: NotNull }>()
    .executeTakeFirst();

export const saveGameAccount = (db: Queryable, stateHash: Buffer, account: GameAccount) =>
  db
    .updateTable('pending_sign_ins')
    .set({ game_account: JSON.stringify(account) })
    .where('state_hash', '=', stateHash)
    .where('used_at', 'is', null)
    .execute();

/**
 * Consumes the pending login. If two requests finish it at the same time, only one gets it. The row stays so that it
 * can't accept another code.
 */
export const claimPending = (db: Queryable, stateHash: Buffer) =>
  db
    .updateTable('pending_sign_ins')
    .set({ used_at: sql`now()`, provider_token: null, game_account: null })
    .where('state_hash', '=', stateHash)
    .where('used_at', 'is', null)
    .returning('state_hash')
    .executeTakeFirst();

/** A pending login outlives the cookie it started with, so by then the cookie can't be opened. */
export const sweepPending = (db: Queryable) =>
  db
    .deleteFrom('pending_sign_ins')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
