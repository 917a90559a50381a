import type { DealerStanding } from '@forecourt/contract/access/standing.ts';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import type { TeamRole } from '@forecourt/contract/access/team-rights.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { builtOnce, prepared } from '../../database/prepared.sql.ts';
import { cannotLogIn } from '../../database/standing.sql.ts';

export const sessionSeconds = 30 * 24 * 60 * 60;
const lifetime = sql`make_interval(secs => ${sql.lit(sessionSeconds)})`;

/** The session hasn't expired and its user isn't locked out. */
const stands = sql<boolean>`sessions.expires_at > now() and not ${cannotLogIn}`;

/** Every request of a logged-in user begins with it. */
const readSession = builtOnce((db, tokenHash: Buffer) =>
  db
    .selectFrom('sessions')
    .modifyFront(prepared('find_session'))
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('dealer_team_members', 'dealer_team_members.user_id', 'users.id')
    .leftJoin('dealer_accounts', 'dealer_accounts.id', 'dealer_team_members.dealer_account_id')
    .select([
      'users.id',
      'users.name',
      'users.game_account_id',
      'users.staff_role',
      'dealer_team_members.dealer_account_id',
      'dealer_team_members.role as team_role',
      'dealer_accounts.company_name',
      sql<DealerStanding | null>`dealer_accounts.status`.as('dealer_standing'),
      sql<boolean>`sessions.seen_at < now() - interval '1 hour'`.as('is_stale'),
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where(stands),
);

/**
 * The session's user, if the session is valid and the user isn't locked out. A suspension takes effect with the next
 * request.
 */
export async function findSession(db: Queryable, tokenHash: Buffer) {
  const [row] = await readSession(db, tokenHash);
  if (!row) return null;
  if (row.is_stale) await prolong(db, tokenHash);
  const team =
    row.dealer_account_id !== null &&
    row.team_role !== null &&
    row.company_name !== null &&
    row.dealer_standing !== null
      ? {
          dealerId: row.dealer_account_id,
          role: row.team_role as TeamRole,
          standing: row.dealer_standing,
          companyName: row.company_name,
        }
      : null;
  const actor = {
    id: row.id,
    sessionHash: tokenHash,
    name: row.name,
    gameAccountId: row.game_account_id,
    staffRole: row.staff_role as StaffRole | null,
    team,
  };
  // The browser's cookie must be renewed with the row. Otherwise it would expire thirty days after login.
  return { actor, renewForSeconds: row.is_stale ? sessionSeconds : null };
}

/** Those of these sessions that are still valid, by their token hash in hexadecimal. */
export async function standingSessions(db: Queryable, tokenHashes: Buffer[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.token_hash')
    .where(sql<boolean>`sessions.token_hash = any(${sql.val(tokenHashes)}::bytea[])`)
    .where(stands)
    .execute();
  return new Set(rows.map(({ token_hash }) => token_hash.toString('hex')));
}

/** Sliding expiry: thirty days after the last use, written at most once an hour. */
const prolong = (db: Queryable, tokenHash: Buffer) =>
  db
    .updateTable('sessions')
    .set({ seen_at: sql`now()`, expires_at: sql`now() + ${lifetime}` })
    .where('token_hash', '=', tokenHash)
    .execute();

export const createSession = (db: Queryable, tokenHash: Buffer, userId: number, device: string | null = null) =>
  db
    .insertInto('sessions')
    .values({ token_hash: tokenHash, user_id: userId, device, expires_at: sql`now() + ${lifetime}` })
    .execute();

/** All active sessions, the current one first. */
export const listSessions = (db: Queryable, userId: number, currentHash: Buffer) =>
  db
    .selectFrom('sessions')
    .select([
      'id',
      'device',
      sql<boolean>`token_hash = ${currentHash}`.as('is_current'),
      'created_at as signed_in_at',
      'seen_at as last_seen_at',
      sql<boolean>`exists (select from push_subscriptions where session_id = sessions.id)`.as('has_push'),
    ])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('is_current', 'desc')
    .orderBy('seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();

/** Ends the given sessions of this user, or all of them. Returns how many were ended. */
export async function endSessionsOf(
  db: Queryable,
  userId: number,
  { id, notHash }: { id?: number; notHash?: Buffer } = {},
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(id !== undefined, (some) => some.where('id', '=', id!))
    .$if(notHash !== undefined, (some) => some.where('token_hash', '<>', notHash!))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The user the session belonged to, or null if it didn't exist. */
export async function endSession(db: Queryable, tokenHash: Buffer): Promise<number | null> {
  const ended = await db
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .returning('user_id')
    .executeTakeFirst();
  return ended?.user_id ?? null;
}

export const sweepSessions = (db: Queryable) =>
  db
    .deleteFrom('sessions')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
