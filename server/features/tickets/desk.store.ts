import { staffRights } from '@forecourt/contract/access/staff-rights.ts';
import { sql } from 'kysely';
import { personIs } from '../../database/standing.sql.ts';
import type { Queryable, Tx } from '../../database/database.ts';
import { hold } from '../../database/locks.ts';

/** Serialises renames of categories and templates, so that concurrent ones wait for each other. */
export const lockDeskNames = (tx: Tx) => hold(tx, 'deskNames');

/** Staff who handle tickets, least busy first. */
export const listStaff = (db: Queryable) =>
  db
    .selectFrom('users')
    .select([
      'users.id',
      'users.name',
      'users.avatar_url',
      'users.game_account_id',
      sql<string>`users.staff_role`.as('role'),
      sql<number>`(
        select count(*) from tickets
        where assigned_to = users.id and status not in ('resolved', 'closed')
      )`.as('open_tickets'),
    ])
    .where('staff_role', 'in', staffRights['tickets.handle'])
    .where(personIs('users')('signsIn', true))
    .orderBy('open_tickets')
    .orderBy('name')
    .execute();

/** Staff who read tickets. For internal events, not those involved in the ticket. */
export const staffIds = async (db: Queryable, exceptAccounts: readonly number[] = []): Promise<number[]> =>
  (
    await db
      .selectFrom('users')
      .select(['id', 'game_account_id'])
      .where('staff_role', 'in', staffRights['tickets.read'])
      .where(personIs('users')('signsIn', true))
      .execute()
  )
    .filter(({ game_account_id }) => !exceptAccounts.includes(game_account_id))
    .map(({ id }) => id);

export const listFilters = (db: Queryable, userId: number) =>
  db
    .selectFrom('ticket_filters')
    .select(['id', 'name', 'query'])
    .where('user_id', '=', userId)
    .orderBy('name')
    .execute();

export const saveFilter = (db: Queryable, userId: number, name: string, query: string) =>
  db
    .insertInto('ticket_filters')
    .values({ user_id: userId, name, query })
    .onConflict((known) => known.columns(['user_id', 'name']).doUpdateSet({ query }))
    .execute();

export const deleteFilter = (db: Queryable, userId: number, id: number) =>
  db.deleteFrom('ticket_filters').where('id', '=', id).where('user_id', '=', userId).execute();
