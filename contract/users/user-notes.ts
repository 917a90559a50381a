import { z } from 'zod';
import { call } from '../kit/call.ts';
import { done, Id, Moment, success, text } from '../kit/shapes.ts';
import { staffMay } from '../access/staff-rights.ts';

export const maxNote = 1000;
/** The newest notes, newest first. `total` has the full count. */
export const notesPerPage = 50;

const Body = text(maxNote, { min: 1, tooShort: 'Please enter a note' });

export const UserNote = z
  .object({
    id: Id,
    author_name: z.string(),
    /** The caller wrote it, so they can edit and delete it. */
    is_mine: z.boolean(),
    body: z.string(),
    created_at: Moment,
    edited_at: Moment.nullable(),
  })
  .meta({ title: 'UserNote' });
export type UserNote = z.output<typeof UserNote>;

/** Notes about a user that staff write for each other. The user never sees it, even if they're staff themselves. */
export const userNotes = {
  notes: call('GET /api/users.php?action=user_notes', {
    summary: 'List what staff have noted about a user, newest first',
    who: staffMay('users.note'),
    limit: 'people',
    input: z.object({ id: Id }),
    output: z.object({ success: z.literal(true), notes: z.array(UserNote), total: z.number().int() }),
    fails: ['user_not_found', 'not_allowed'],
  }),
  addNote: call('POST /api/users.php?action=add_user_note', {
    summary: 'Add a note about a user. Sending the same `client_id` again adds nothing.',
    who: staffMay('users.note'),
    limit: 'ticket_staff',
    input: z.object({ user_id: Id, body: Body, client_id: z.uuid() }),
    output: success('note', UserNote),
    fails: ['user_not_found', 'not_allowed'],
  }),
  editNote: call('PUT /api/users.php?action=edit_user_note', {
    summary: 'Change the text of your own note',
    who: staffMay('users.note'),
    limit: 'ticket_staff',
    input: z.object({ id: Id, body: Body }),
    output: success('note', UserNote),
    fails: ['note_not_found'],
  }),
  deleteNote: call('POST /api/users.php?action=delete_user_note', {
    summary: 'Delete your own note',
    who: staffMay('users.note'),
    limit: 'ticket_staff',
    input: z.object({ id: Id }),
    output: done,
    fails: ['note_not_found'],
  }),
};
