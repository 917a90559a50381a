import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

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

/** The category for disputed purchases, however staff have arranged their categories. */
export async function categoryForDisputes(db: Queryable): Promise<number> {
  const { id } = await db
    .selectFrom('ticket_categories')
    .select('id')
    .orderBy('is_retired')
    .orderBy(sql`name <> 'Safety & Scams'`)
    .orderBy(sql`name <> 'Report a Problem'`)
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

/** The category for appeals, if staff keep it. */
export async function categoryForAppeals(db: Queryable): Promise<number> {
  const { id } = await db
    .selectFrom('ticket_categories')
    .select('id')
    .orderBy(sql`name <> 'Appeals'`)
    .orderBy('is_retired')
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
}

const columns = ['id', 'name', 'is_retired'] as const;

export const findCategory = (tx: Tx, id: number) =>
  tx.selectFrom('ticket_categories').select(columns).where('id', '=', id).executeTakeFirst();

export const isCategoryNameTaken = async (tx: Tx, name: string, exceptId = 0): Promise<boolean> =>
  (await tx
    .selectFrom('ticket_categories')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '<>', exceptId)
    .executeTakeFirst()) !== undefined;

interface Category {
  name: string;
  is_retired: boolean;
}

export const insertCategory = (tx: Tx, { name, is_retired }: Category) =>
  tx
    .insertInto('ticket_categories')
    .values({ name, is_retired, position: sql`(select coalesce(max(position), 0) + 1 from ticket_categories)` })
    .returning(columns)
    .executeTakeFirstOrThrow();

export const updateCategory = (tx: Tx, id: number, { name, is_retired }: Category) =>
  tx
    .updateTable('ticket_categories')
    .set({ name, is_retired })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
