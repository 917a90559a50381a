import type { Database, Queryable } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { findPerson } from '../../features/accounts/users.store.ts';
import { asStaff } from '../../features/staff/as-staff.ts';
import {
  countNotesAbout,
  deleteNote,
  findSentNote,
  insertNote,
  notesAbout,
  readNote,
  updateNote,
  type NoteRow,
} from '../../features/users/user-notes.store.ts';
import { fail } from '../../lib/failure.ts';

interface Staff {
  id: number;
  gameAccountId: number;
}

export async function listUserNotes(db: Database, staff: Staff, userId: number) {
  await refuseOwn(db, staff, userId);
  const [notes, total] = await Promise.all([notesAbout(db, userId), countNotesAbout(db, userId)]);
  return { notes: notes.map((note) => noteView(note, staff)), total };
}

interface Added {
  userId: number;
  body: string;
  clientId: string;
}

/** Sent again, it returns the note that is already there. */
export async function addUserNote(db: Database, staff: Staff, { userId, body, clientId }: Added) {
  await refuseOwn(db, staff, userId);
  const sent = await findSentNote(db, staff.id, clientId);
  if (sent) return noteView(sent, staff);
  const added = await db.transaction().execute(async (tx) => {
    const id = await insertNote(tx, { userId, authorId: staff.id, body, clientId });
    if (id === null) return null;
    await asStaff(tx, staff.id, { action: 'add_user_note' }, async () => ({ id }));
    await announce(tx, { kind: 'user_noted', userId });
    return readNote(tx, id);
  });
  return noteView(added ?? (await findSentNote(db, staff.id, clientId))!, staff);
}

export const editUserNote = (db: Database, staff: Staff, { id, body }: { id: number; body: string }) =>
  db.transaction().execute(async (tx) => {
    await asStaff(tx, staff.id, { action: 'edit_user_note', id }, async () => {
      const userId = (await updateNote(tx, id, staff.id, body)) ?? fail('note_not_found');
      await announce(tx, { kind: 'user_noted', userId });
    });
    return noteView(await readNote(tx, id), staff);
  });

export const deleteUserNote = (db: Database, staff: Staff, id: number) =>
  db.transaction().execute((tx) =>
    asStaff(tx, staff.id, { action: 'delete_user_note', id }, async () => {
      const userId = (await deleteNote(tx, id, staff.id)) ?? fail('note_not_found');
      await announce(tx, { kind: 'user_noted', userId });
    }),
  );

/** No one reads or writes notes about themselves, with any of their characters. */
async function refuseOwn(db: Queryable, { gameAccountId }: Staff, userId: number): Promise<void> {
  const { game_account_id } = (await findPerson(db, userId)) ?? fail('user_not_found');
  if (game_account_id === gameAccountId) fail('not_allowed');
}

const noteView = ({ author_id, user_id: _about, ...note }: NoteRow, { id }: Staff) => ({
  ...note,
  is_mine: author_id === id,
});
