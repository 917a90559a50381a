import type { PersonStanding } from '@forecourt/contract/kit/standing.ts';
import type { Queryable } from '../database/database.ts';
import type { SignedIn, Site } from './site.ts';

/** What a staff member sees of somebody's standing: a decision that makes it milder has to say so. */
export async function seenStanding(db: Queryable, userId: number) {
  const { standing, suspended_until } = await db
    .selectFrom('users')
    .select(['standing', 'suspended_until'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { standing: standing as PersonStanding, until: suspended_until?.toISOString() ?? null };
}

/** Lifts whatever restriction there is, as someone does who has just looked at it. */
export const lift = async ({ db }: Site, { api }: SignedIn, userId: number, reason: string) =>
  api.accounts.updateStatus({ user_id: userId, status: 'active', reason, seen: await seenStanding(db, userId) });
