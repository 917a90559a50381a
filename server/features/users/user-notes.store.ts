import { notesPerPage, type UserNote } from '@forecourt/contract/users/user-notes.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

export interface NoteRow extends Omit<UserNote, 'is_mine' | 'created_at' | 'edited_at'> {
  user_id: number;
  author_id: number;
  created_at: Date;
  edited_at: Date | null;
}

const notes = (db: Queryable) =>
  db
    .selectFrom('user_notes')
    .innerJoin('users as author', 'author.id', 'author_id')
    .select([
      'user_notes.id',
      'user_notes.user_id',
      'author_id',
      'author.name as author_name',
      'body',
      'user_notes.created_at',
      'edited_at',
    ]);

/** The newest notes about a user. */
export const notesAbout = (db: Queryable, userId: number): Promise<NoteRow[]> =>
  notes(db).where('user_id', '=', userId).orderBy('user_notes.id', 'desc').limit(notesPerPage).execute();

export async function countNotesAbout(db: Queryable, userId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from user_notes where user_id = ${userId}`.execute(db);
  return rows[0]!.total;
}

export const readNote = (db: Queryable, id: number): Promise<NoteRow> =>
  notes(db).where('user_notes.id', '=', id).executeTakeFirstOrThrow();

interface NewNote {
  userId: number;
  authorId: number;
  body: string;
  clientId: string;
}

/** Null if the author has already sent it. */
export async function insertNote(tx: Tx, { userId, authorId, body, clientId }: NewNote): Promise<number | null> {
  const row = await tx
    .insertInto('user_notes')
    .values({ user_id: userId, author_id: authorId, body, client_id: clientId })
    .onConflict((same) => same.columns(['author_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export const findSentNote = (db: Queryable, authorId: number, clientId: string): Promise<NoteRow | undefined> =>
  notes(db).where('author_id', '=', authorId).where('client_id', '=', clientId).executeTakeFirst();

/** Only the author's own. Returns the user it's about. */
export async function updateNote(tx: Tx, id: number, authorId: number, body: string): Promise<number | undefined> {
  const row = await tx
    .updateTable('user_notes')
    .set({ body, edited_at: sql`now()` })
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Only the author's own. Returns the user it was about. */
export async function deleteNote(tx: Tx, id: number, authorId: number): Promise<number | undefined> {
  const row = await tx
    .deleteFrom('user_notes')
    .where('id', '=', id)
    .where('author_id', '=', authorId)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}
