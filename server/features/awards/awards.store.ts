import type { AwardIcon } from '@forecourt/contract/awards/award-values.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

const award = (db: Queryable) =>
  db
    .selectFrom('awards')
    .select([
      'awards.id',
      'awards.name',
      'awards.description',
      sql<AwardIcon>`awards.icon`.as('icon'),
      sql<boolean>`awards.rule is not null`.as('is_by_rule'),
      'awards.is_retired',
    ]);

/** Automatic awards first, then by name, each with its number of holders. */
export const readCatalogue = (db: Queryable) =>
  award(db)
    .select(
      sql<number>`(
        select count(*)::int from award_grants where award_id = awards.id and revoked_at is null
      )`.as('granted'),
    )
    .orderBy('awards.is_retired')
    .orderBy(sql`awards.rule is null`)
    .orderBy(sql`case when awards.rule is not null then awards.id end`)
    .orderBy(sql`lower(awards.name)`)
    .execute();

/** Locks the award so that it can't be retired while it's being granted. */
export const lockAward = (tx: Tx, id: number) => award(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const findAward = (db: Queryable, id: number) => award(db).where('id', '=', id).executeTakeFirstOrThrow();

interface AwardWords {
  name: string;
  description: string;
  icon: AwardIcon;
}

/** Null if the name is taken. */
export async function insertAward(tx: Tx, words: AwardWords): Promise<{ id: number } | null> {
  const { rows } = await sql<{ id: number }>`
    insert into awards (name, description, icon) values (${words.name}, ${words.description}, ${words.icon})
    on conflict (lower(name)) do nothing returning id`.execute(tx);
  return rows[0] ?? null;
}

/** Whether another award has this name. Callers that add or rename an award hold the `awardNames` lock. */
export const isNameTaken = async (tx: Tx, name: string, exceptId: number): Promise<boolean> =>
  (await tx
    .selectFrom('awards')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '<>', exceptId)
    .executeTakeFirst()) !== undefined;

export const saveAward = (tx: Tx, id: number, award: AwardWords & { is_retired: boolean }) =>
  tx.updateTable('awards').set(award).where('id', '=', id).execute();
