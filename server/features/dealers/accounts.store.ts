import type { DealerStanding } from '@forecourt/contract/access/standing.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

interface NewDealer {
  companyName: string;
  description: string | null;
  website: string | null;
  phone: string | null;
  ownerId: number;
}

/**
 * Creates a dealer with its owner and an unpaid membership. Returns the conflict if the name is taken or the owner is
 * already on a team. The database enforces both.
 */
export async function openDealer(
  tx: Tx,
  { companyName, ownerId, ...page }: NewDealer,
  now: Date,
): Promise<{ id: number } | 'name_taken' | 'has_team'> {
  const made = await tx
    .insertInto('dealer_accounts')
    .values({ company_name: companyName, ...page })
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return 'name_taken';
  const seat = await tx
    .insertInto('dealer_team_members')
    .values({ user_id: ownerId, dealer_account_id: made.id, role: 'owner' })
    .onConflict((known) => known.column('user_id').doNothing())
    .executeTakeFirst();
  if (seat.numInsertedOrUpdatedRows === 0n) return 'has_team';
  await tx.insertInto('memberships').values({ dealer_account_id: made.id, ends_at: now }).execute();
  return made;
}

export async function isCompanyNameTaken(db: Queryable, name: string): Promise<boolean> {
  const known = await db
    .selectFrom('dealer_accounts')
    .select('id')
    .where(sql`lower(company_name)`, '=', name.toLowerCase())
    .executeTakeFirst();
  return known !== undefined;
}

export const lockDealer = (tx: Tx, id: number) =>
  tx
    .selectFrom('dealer_accounts')
    .select(['id', 'company_name', sql<DealerStanding>`status`.as('status')])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const saveDealerStatus = (
  tx: Tx,
  id: number,
  { status, reason }: { status: 'active' | 'suspended'; reason: string | null },
) =>
  tx
    .updateTable('dealer_accounts')
    .set({ status, status_reason: reason, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();

export async function companyOf(db: Queryable, id: number): Promise<string> {
  const { company_name } = await db
    .selectFrom('dealer_accounts')
    .select('company_name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return company_name;
}

/** Game accounts of the team's members. */
export async function accountsOfTeam(db: Queryable, id: number): Promise<number[]> {
  const rows = await db
    .selectFrom('dealer_team_members')
    .innerJoin('users', 'users.id', 'dealer_team_members.user_id')
    .select('users.game_account_id')
    .where('dealer_account_id', '=', id)
    .execute();
  return rows.map(({ game_account_id }) => game_account_id);
}

/** True for closed dealers too. */
export const isDealer = async (db: Queryable, id: number): Promise<boolean> =>
  (await db.selectFrom('dealer_accounts').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
