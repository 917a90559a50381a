import type { PersonStanding } from '@forecourt/contract/access/standing.ts';
import type { Queryable } from '../server/database/database.ts';
import type { SignedIn, Site } from './site.ts';

/** A user's standing as a staff member sees it. A decision that reduces a restriction must state it. */
export async function seenStanding(db: Queryable, userId: number) {
  const { standing, suspended_until } = await db
    .selectFrom('users')
    .select(['standing', 'suspended_until'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { standing: standing as PersonStanding, until: suspended_until?.toISOString() ?? null };
}

/** Lifts any restriction, like a staff member who has just looked at it. */
export const lift = async ({ db }: Site, { api }: SignedIn, userId: number, reason: string) =>
  api.accounts.updateStatus({ user_id: userId, status: 'active', reason, seen: await seenStanding(db, userId) });
