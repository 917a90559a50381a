import type { StaffRole, TeamRole } from '@forecourt/contract/kit/who.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import { isShutOut } from '../../database/standing.sql.ts';

const withTeam = (db: Queryable) =>
  db
    .selectFrom('users')
    .leftJoin('dealer_team_members', 'dealer_team_members.user_id', 'users.id')
    .leftJoin('dealer_accounts', 'dealer_accounts.id', 'dealer_team_members.dealer_account_id');

/** A person as only they see themselves. */
export async function ownView(db: Queryable, userId: number) {
  const row = await withTeam(db)
    .select([
      'users.id',
      'users.name',
      'users.avatar_url',
      'users.staff_role',
      'users.phone_number',
      'users.routing_number',
      'users.created_at',
      'dealer_team_members.dealer_account_id',
      'dealer_accounts.company_name',
      'dealer_team_members.role as team_role',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    ...row,
    staff_role: row.staff_role as StaffRole | null,
    team_role: row.team_role as TeamRole | null,
    is_dealer: row.company_name !== null,
    profile_complete: row.phone_number !== null && row.routing_number !== null,
  };
}

/** A member as everybody may see them; a banned one is gone. */
export async function publicView(db: Queryable, userId: number) {
  const row = await withTeam(db)
    .select([
      'users.id',
      'users.name',
      'users.avatar_url',
      'users.created_at as member_since',
      'dealer_accounts.company_name',
    ])
    .where('users.id', '=', userId)
    .where('users.standing', '<>', 'banned')
    .executeTakeFirst();
  return row ? { ...row, is_dealer: row.company_name !== null } : null;
}

export async function isDealerActive(db: Queryable, dealerId: number): Promise<boolean> {
  const dealer = await db.selectFrom('dealer_accounts').select('status').where('id', '=', dealerId).executeTakeFirst();
  return dealer?.status === 'active';
}

export async function hasCompleteProfile(db: Queryable, userId: number): Promise<boolean> {
  const { phone_number, routing_number } = await db
    .selectFrom('users')
    .select(['phone_number', 'routing_number'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return phone_number !== null && routing_number !== null;
}

/** Since when the person behind the character is known here. */
export async function accountSeenSince(db: Queryable, gameAccountId: number): Promise<Date> {
  const { first_seen_at } = await db
    .selectFrom('game_accounts')
    .select('first_seen_at')
    .where('id', '=', gameAccountId)
    .executeTakeFirstOrThrow();
  return first_seen_at;
}

export async function gameAccountOf(db: Queryable, userId: number): Promise<number> {
  const { game_account_id } = await db
    .selectFrom('users')
    .select('game_account_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return game_account_id;
}

/** Of all the person's characters one at a time does what depends on the others. */
export const holdGameAccountOf = (tx: Tx, userId: number) =>
  tx
    .selectFrom('game_accounts')
    .innerJoin('users', 'users.game_account_id', 'game_accounts.id')
    .select('game_accounts.id')
    .where('users.id', '=', userId)
    .forNoKeyUpdate('game_accounts')
    .execute();

export const saveContactDetails = (
  db: Queryable,
  userId: number,
  details: { phone_number: string | null; routing_number: string | null },
) =>
  db
    .updateTable('users')
    .set({ ...details, updated_at: sql`now()` })
    .where('id', '=', userId)
    .execute();

export interface SignedInCharacter {
  gameAccount: { id: number; username: string };
  character: { id: number; name: string };
}

/** The site account of a character, made at its first sign-in. The provider is the authority on name and owner. */
export async function recordSignIn(db: Queryable, { gameAccount, character }: SignedInCharacter) {
  await db
    .insertInto('game_accounts')
    .values(gameAccount)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ username: gameAccount.username }))
    .execute();
  return db
    .insertInto('users')
    .values({
      gta_world_id: character.id,
      game_account_id: gameAccount.id,
      name: character.name,
      last_login: sql`now()`,
    })
    .onConflict((conflict) =>
      conflict.column('gta_world_id').doUpdateSet({
        game_account_id: gameAccount.id,
        name: character.name,
        last_login: sql`now()`,
      }),
    )
    .returning([
      'id',
      'standing',
      'standing_reason',
      'suspended_until',
      isShutOut.as('is_shut_out'),
      sql<boolean>`xmax = 0`.as('is_new'),
    ])
    .executeTakeFirstOrThrow();
}
