import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

/** What the staff keep at hand: who they are, answers kept ready, filters, categories. */

export const listCategories = (db: Queryable) =>
  db
    .selectFrom('ticket_categories')
    .select(['id', 'name'])
    .where('is_retired', '=', false)
    .orderBy('position')
    .orderBy('id')
    .execute();

export const listAllCategories = (db: Queryable) =>
  db
    .selectFrom('ticket_categories')
    .select([
      'id',
      'name',
      'is_retired',
      sql<number>`(select count(*) from tickets where category_id = ticket_categories.id)`.as('tickets'),
    ])
    .orderBy('position')
    .orderBy('id')
    .execute();

export const isCategoryOffered = async (db: Queryable, id: number): Promise<boolean> =>
  (await listCategories(db)).some((category) => category.id === id);

/** Null when there is none of that id; 'taken' when another has the name. */
export async function saveCategory(
  db: Queryable,
  { id, name, is_retired }: { id?: number | undefined; name: string; is_retired: boolean },
) {
  const taken = await db
    .selectFrom('ticket_categories')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '<>', id ?? 0)
    .executeTakeFirst();
  if (taken) return 'taken' as const;
  if (id !== undefined)
    return (
      (await db
        .updateTable('ticket_categories')
        .set({ name, is_retired })
        .where('id', '=', id)
        .returning(['id', 'name', 'is_retired'])
        .executeTakeFirst()) ?? null
    );
  return db
    .insertInto('ticket_categories')
    .values({
      name,
      is_retired,
      position: sql`(select coalesce(max(position), 0) + 1 from ticket_categories)`,
    })
    .onConflict((known) => known.doNothing())
    .returning(['id', 'name', 'is_retired'])
    .executeTakeFirst()
    .then((made) => made ?? ('taken' as const));
}

/** Those who handle tickets, the least busy first. */
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
    .where('staff_role', 'in', ['support', 'moderator', 'admin'])
    .where('standing', '=', 'active')
    .orderBy('open_tickets')
    .orderBy('name')
    .execute();

/** Everybody of the staff hears of tickets. */
export const staffIds = async (db: Queryable): Promise<number[]> =>
  (
    await db
      .selectFrom('users')
      .select('id')
      .where('staff_role', 'is not', null)
      .where('standing', '=', 'active')
      .execute()
  ).map(({ id }) => id);

export const listTemplates = (db: Queryable) =>
  db.selectFrom('response_templates').select(['id', 'name', 'content', 'updated_at']).orderBy('name').execute();

export async function saveTemplate(
  db: Queryable,
  { id, name, content, userId }: { id?: number | undefined; name: string; content: string; userId: number },
) {
  const taken = await db
    .selectFrom('response_templates')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '<>', id ?? 0)
    .executeTakeFirst();
  if (taken) return 'taken' as const;
  const columns = ['id', 'name', 'content', 'updated_at'] as const;
  if (id !== undefined)
    return (
      (await db
        .updateTable('response_templates')
        .set({ name, content, updated_at: sql`now()` })
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirst()) ?? null
    );
  return db
    .insertInto('response_templates')
    .values({ name, content, created_by: userId })
    .onConflict((known) => known.doNothing())
    .returning(columns)
    .executeTakeFirst()
    .then((made) => made ?? ('taken' as const));
}

export async function deleteTemplate(db: Queryable, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('response_templates').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

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
