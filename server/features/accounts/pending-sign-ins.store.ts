import { signInSeconds } from '@forecourt/contract/kit/limits.ts';
import { sql, type NotNull } from 'kysely';
import { z } from 'zod';
import type { Queryable } from '../../database/database.ts';

/** What the provider said of the one who signs in. */
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

/** A sign-in takes one code: false when this one has had its exchange. */
export async function keepProviderToken(db: Queryable, { stateHash, bearerHash, sealedToken }: Vouched) {
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

export const keepGameAccount = (db: Queryable, stateHash: Buffer, account: GameAccount) =>
  db
    .updateTable('pending_sign_ins')
    .set({ game_account: JSON.stringify(account) })
    .where('state_hash', '=', stateHash)
    .where('used_at', 'is', null)
    .execute();

/** Uses the pending sign-in up; of two that finish it at once, one gets it. The row stays, so that it takes no other code. */
export const takePending = (db: Queryable, stateHash: Buffer) =>
  db
    .updateTable('pending_sign_ins')
    .set({ used_at: sql`now()`, provider_token: null, game_account: null })
    .where('state_hash', '=', stateHash)
    .where('used_at', 'is', null)
    .returning('state_hash')
    .executeTakeFirst();

/** Its time is over later than that of the cookie it was begun with, which then opens no more. */
export const sweepPending = (db: Queryable) =>
  db
    .deleteFrom('pending_sign_ins')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
