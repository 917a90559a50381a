import type { PersonStanding } from '@forecourt/contract/access/standing.ts';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import type { TeamRole } from '@forecourt/contract/access/team-rights.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import { prepared } from '../../database/prepared.sql.ts';
import { isRestricted, cannotLogIn, personIs, restriction } from '../../database/standing.sql.ts';

const withTeam = (db: Queryable) =>
  db
    .selectFrom('users')
    .leftJoin('dealer_team_members', 'dealer_team_members.user_id', 'users.id')
    .leftJoin('dealer_accounts', 'dealer_accounts.id', 'dealer_team_members.dealer_account_id');

/** An account as its owner sees it. */
export async function ownView(db: Queryable, userId: number) {
  const { characters, ...row } = await withTeam(db)
    .innerJoin('game_accounts', 'game_accounts.id', 'users.game_account_id')
    .select([
      'game_accounts.characters',
      'users.id',
      'users.name',
      'users.avatar_url',
      'users.staff_role',
      'users.phone_number',
      'users.routing_number',
      'users.created_at',
      'dealer_team_members.dealer_account_id',
      'dealer_accounts.company_name',
      'dealer_accounts.logo_url',
      'dealer_team_members.role as team_role',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    ...row,
    staff_role: row.staff_role as StaffRole | null,
    team_role: row.team_role as TeamRole | null,
    is_dealer: row.company_name !== null,
    may_switch_character: characters > 1,
    profile_complete: row.phone_number !== null && row.routing_number !== null,
  };
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

/** When the person behind the character first used the site. */
export async function accountKnownSince(db: Queryable, gameAccountId: number): Promise<Date> {
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

/** Locks the game account, for actions that depend on all of the person's characters. */
export const lockGameAccountOf = (tx: Tx, userId: number) =>
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

/** The user and their current standing. An expired suspension doesn't count. */
export const findPerson = (db: Queryable, userId: number) =>
  db
    .selectFrom('users')
    .select(['name', 'game_account_id', restriction.as('standing'), 'suspended_until as until'])
    .where('id', '=', userId)
    .executeTakeFirst();

/** Whether staff are keeping this user out and the character still belongs to the same person. */
export async function isRefused(
  db: Queryable,
  { userId, gameAccountId }: { userId: number; gameAccountId: number },
): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('game_account_id', '=', gameAccountId)
    .where(isRestricted)
    .executeTakeFirst();
  return found !== undefined;
}

/** Locks the account. Anything that starts with this account waits until a concurrent closing has finished. */
export const lockAccount = (tx: Tx, userId: number) =>
  tx
    .selectFrom('users')
    .select([
      'name',
      sql<boolean>`account_closed_at is not null`.as('is_closed'),
      isRestricted.as('is_kept_out'),
      sql<boolean>`staff_role is not null`.as('is_staff'),
    ])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** Locks the user for actions they can do only once. */
export const lockApplicant = (tx: Tx, userId: number) =>
  tx
    .selectFrom('users')
    .select([
      'gta_world_id',
      sql<boolean>`phone_number is not null and routing_number is not null`.as('is_complete'),
      personIs('users')('profile', 'account_closed').as('is_gone'),
    ])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();

export async function isAccountClosed(db: Queryable, userId: number): Promise<boolean> {
  const { account_closed_at } = await db
    .selectFrom('users')
    .modifyFront(prepared('is_account_closed'))
    .select('account_closed_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return account_closed_at !== null;
}

/** The name stays, because it labels what the user wrote and sold. */
export const eraseAccount = (tx: Tx, userId: number, now: Date) =>
  tx
    .updateTable('users')
    .set({
      standing: 'closed',
      account_closed_at: now,
      standing_reason: null,
      suspended_until: null,
      phone_number: null,
      routing_number: null,
      avatar_key: null,
      bio: null,
      website: null,
      specialties: [],
      experience_years: 0,
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute();

export interface SignedInCharacter {
  /** With the number of its characters. */
  gameAccount: { id: number; username: string; characters: number };
  character: { id: number; name: string };
}

/**
 * Creates or updates the site account of a character at login. The provider is the authority on name and owner. A
 * closed account reopens without its erased data. If staff keep the user out, the caller rolls this back with the
 * refused login.
 */
export async function recordSignIn(db: Queryable, { gameAccount, character }: SignedInCharacter) {
  await db
    .insertInto('game_accounts')
    .values(gameAccount)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ username: gameAccount.username, characters: gameAccount.characters }),
    )
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
        standing: sql`case when users.standing = 'closed' then 'active' else users.standing end`,
        account_closed_at: null,
      }),
    )
    .returning([
      'id',
      'standing',
      'standing_reason',
      'suspended_until',
      cannotLogIn.as('is_shut_out'),
      sql<boolean>`xmax = 0`.as('is_new'),
    ])
    .executeTakeFirstOrThrow();
}

/** Ends expired suspensions. The database closes accounts again that were closed before. */
export const endOverSuspensions = (db: Queryable, now: Date) =>
  db
    .updateTable('users')
    .set({ standing: 'active', standing_reason: null, suspended_until: null, updated_at: now })
    .where('standing', '=', 'suspended')
    .where('suspended_until', '<=', now)
    .execute();

/**
 * False if the user doesn't exist. Lifting a restriction leaves a closed account closed, which the database enforces.
 */
export async function saveStanding(
  tx: Tx,
  userId: number,
  { standing, reason, until }: { standing: PersonStanding; reason: string | null; until: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ standing, standing_reason: reason, suspended_until: until, updated_at: sql`now()` })
    .where('id', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
