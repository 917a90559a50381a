import { sql } from 'kysely';
import type { SynonymFacet } from '@forecourt/contract/catalogue/synonym-facets.ts';
import type { Queryable, Tx } from '../../database/database.ts';

export interface SynonymInput {
  word: string;
  facet: SynonymFacet;
  meant: string[];
}

const columns = ['id', 'word', sql<SynonymFacet>`facet`.as('facet'), 'meant'] as const;

export const listWords = (db: Queryable, search: string) =>
  db
    .selectFrom('word_meanings')
    .select(columns)
    .where(
      sql<boolean>`plain_text(word || ' ' || array_to_string(meant, ' ')) like plain_text(${`%${search.replace(/[\\%_]/g, '\\$&')}%`})`,
    )
    .orderBy('word')
    .orderBy('facet')
    .execute();

/** Normalised as searches compare it. Empty if it has no letters or digits. */
export async function phraseOf(tx: Tx, word: string): Promise<string> {
  const { rows } = await sql<{ phrase: string }>`select search_phrase(${word}) as phrase`.execute(tx);
  return rows[0]!.phrase;
}

/** The names that no make or model in the catalogue has. */
export async function unknownNames(tx: Tx, of: 'make' | 'models', names: readonly string[]): Promise<string[]> {
  const table = sql.table(of === 'make' ? 'car_makes' : 'car_models');
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) as name
    where not exists (select from ${table} where display_name = name)`.execute(tx);
  return rows.map(({ name }) => name);
}

export const hasWord = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.selectFrom('word_meanings').select('id').where('id', '=', id).forUpdate().executeTakeFirst()) !== undefined;

/** Undefined if the word already has a meaning of this kind. */
export const insertWord = (tx: Tx, said: SynonymInput) =>
  tx
    .insertInto('word_meanings')
    .values(said)
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();

export const isWordTaken = async (tx: Tx, id: number, { word, facet }: SynonymInput): Promise<boolean> =>
  (await tx
    .selectFrom('word_meanings')
    .select('id')
    .where('word', '=', word)
    .where('facet', '=', facet)
    .where('id', '<>', id)
    .executeTakeFirst()) !== undefined;

export const saveWord = (tx: Tx, id: number, said: SynonymInput) =>
  tx.updateTable('word_meanings').set(said).where('id', '=', id).returning(columns).executeTakeFirstOrThrow();

export const deleteWord = (tx: Tx, id: number) => tx.deleteFrom('word_meanings').where('id', '=', id).execute();
