import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

const columns = ['id', 'name', 'content', 'updated_at'] as const;

export const listTemplates = (db: Queryable) =>
  db.selectFrom('response_templates').select(columns).orderBy('name').execute();

export const findTemplate = (tx: Tx, id: number) =>
  tx.selectFrom('response_templates').select(['id', 'name', 'content']).where('id', '=', id).executeTakeFirst();

export const isTemplateNameTaken = async (tx: Tx, name: string, exceptId = 0): Promise<boolean> =>
  (await tx
    .selectFrom('response_templates')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '<>', exceptId)
    .executeTakeFirst()) !== undefined;

interface Template {
  name: string;
  content: string;
}

export const insertTemplate = (tx: Tx, userId: number, { name, content }: Template) =>
  tx
    .insertInto('response_templates')
    .values({ name, content, created_by: userId })
    .returning(columns)
    .executeTakeFirstOrThrow();

export const updateTemplate = (tx: Tx, id: number, { name, content }: Template) =>
  tx
    .updateTable('response_templates')
    .set({ name, content, updated_at: sql`now()` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();

export const deleteTemplate = (tx: Tx, id: number) =>
  tx.deleteFrom('response_templates').where('id', '=', id).execute();
