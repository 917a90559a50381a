import type { AwardIcon, AwardRule } from '@forecourt/contract/awards/award-values.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import { saleCounts } from '../../database/counting.sql.ts';
import { personIs } from '../../database/standing.sql.ts';

/** Locks the user so that only one process at a time changes their awards. */
export const lockPerson = async (tx: Tx, userId: number): Promise<boolean> =>
  (await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()) !==
  undefined;

/** How many of a user's verified sales count, both private and for a dealer. */
export async function countSalesForAwards(db: Queryable, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('sales')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('seller_id', '=', userId)
    .where(saleCounts)
    .executeTakeFirstOrThrow();
  return count;
}

/** Rules for which the user currently has an award. */
export async function rulesOf(db: Queryable, userId: number): Promise<AwardRule[]> {
  const rows = await db
    .selectFrom('award_grants')
    .innerJoin('awards', 'awards.id', 'award_grants.award_id')
    .select(sql<AwardRule>`awards.rule`.as('rule'))
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('awards.rule', 'is not', null)
    .execute();
  return rows.map(({ rule }) => rule);
}

export async function grantByRule(tx: Tx, userId: number, rule: AwardRule): Promise<number | null> {
  const row = await tx
    .insertInto('award_grants')
    .columns(['award_id', 'user_id'])
    .expression((build) =>
      build
        .selectFrom('awards')
        .select(['awards.id', build.val(userId).as('user_id')])
        .where('rule', '=', rule),
    )
    .onConflict((known) => known.columns(['award_id', 'user_id']).where('revoked_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export const withdrawByRule = (tx: Tx, userId: number, rules: readonly AwardRule[]) =>
  tx
    .updateTable('award_grants')
    .from('awards')
    .set({ revoked_at: sql`statement_timestamp()` })
    .whereRef('awards.id', '=', 'award_grants.award_id')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('awards.rule', 'in', rules)
    .execute();

/** Null if they already have it. */
export async function grantByHand(
  tx: Tx,
  grant: { awardId: number; userId: number; grantedBy: number; reason: string },
): Promise<number | null> {
  const row = await tx
    .insertInto('award_grants')
    .values({ award_id: grant.awardId, user_id: grant.userId, granted_by: grant.grantedBy, reason: grant.reason })
    .onConflict((known) => known.columns(['award_id', 'user_id']).where('revoked_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** False if it had already been revoked. */
export async function revokeGrant(
  tx: Tx,
  id: number,
  { revokedBy, reason }: { revokedBy: number; reason: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('award_grants')
    .set({ revoked_at: sql`statement_timestamp()`, revoked_by: revokedBy, revoked_reason: reason })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const grants = (db: Queryable) =>
  db
    .selectFrom('award_grants')
    .innerJoin('awards', 'awards.id', 'award_grants.award_id')
    .innerJoin('users', 'users.id', 'award_grants.user_id')
    .select([
      'award_grants.id',
      'award_grants.awarded_at',
      'award_grants.user_id',
      'users.game_account_id',
      'awards.id as award_id',
      'awards.name',
      'awards.description',
      sql<AwardIcon>`awards.icon`.as('icon'),
      sql<AwardRule | null>`awards.rule`.as('rule'),
    ])
    .where('revoked_at', 'is', null);

export type GrantRow = NonNullable<Awaited<ReturnType<typeof findGrant>>>;

export const findGrant = (db: Queryable, id: number) => grants(db).where('award_grants.id', '=', id).executeTakeFirst();

export const grantsOf = (db: Queryable, userId: number) =>
  grants(db)
    .where('award_grants.user_id', '=', userId)
    .orderBy('award_grants.awarded_at', 'desc')
    .orderBy('award_grants.id', 'desc')
    .execute();

/** The user whose profile shows the awards. Excludes closed accounts, which show nothing. */
export const findHolder = (db: Queryable, userId: number) =>
  db
    .selectFrom('users')
    .select(['id', 'game_account_id'])
    .where('id', '=', userId)
    .where(personIs('users')('profile', 'whole'))
    .executeTakeFirst();
