import { signInSeconds } from '@forecourt/contract/kit/limits.ts';
import { sql } from 'kysely';
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
  cookieHash: Buffer;
  bearerHash: Buffer;
  sealedToken: Buffer;
}

/** A sign-in takes one code: false when this one has had its exchange. */
export async function keepProviderToken(db: Queryable, { cookieHash, bearerHash, sealedToken }: Vouched) {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('pending_sign_ins')
    .values({
      cookie_hash: cookieHash,
      bearer_hash: bearerHash,
      provider_token: sealedToken,
      expires_at: sql`now() + make_interval(secs => ${signInSeconds})`,
    })
    .onConflict((known) => known.column('cookie_hash').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const findPending = (db: Queryable, cookieHash: Buffer) =>
  db
    .selectFrom('pending_sign_ins')
    .selectAll()
    .where('cookie_hash', '=', cookieHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

export const keepGameAccount = (db: Queryable, cookieHash: Buffer, account: GameAccount) =>
  db
    .updateTable('pending_sign_ins')
    .set({ game_account: JSON.stringify(account) })
    .where('cookie_hash', '=', cookieHash)
    .execute();

/** Ends the pending sign-in; of two that finish it at once, one gets it. */
export const takePending = (db: Queryable, cookieHash: Buffer) =>
  db.deleteFrom('pending_sign_ins').where('cookie_hash', '=', cookieHash).returning('cookie_hash').executeTakeFirst();

export const sweepPending = (db: Queryable) =>
  db
    .deleteFrom('pending_sign_ins')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
