import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import type { users } from '@forecourt/contract/users/users.ts';
import type { Database } from '../../database/database.ts';
import { readJudgedPerson } from '../../features/users/judged-person.store.ts';
import { readUserDetails } from '../../features/users/user-details.store.ts';
import { readUserStats } from '../../features/users/user-stats.store.ts';
import { findUsers } from '../../features/users/users.store.ts';
import { signOutPerson } from '../../flows/accounts/sign-out-person.ts';
import { warnPerson } from '../../flows/accounts/warn-person.ts';
import { setStaffRole } from '../../flows/staff/set-staff-role.ts';
import { addUserNote, deleteUserNote, editUserNote, listUserNotes } from '../../flows/staff/user-notes.ts';
import { fail } from '../../lib/failure.ts';
import type { Actor, Handlers } from '../../lib/handlers.ts';
import { monthOf } from '../../lib/site-time.ts';

interface Parts {
  db: Database;
  siteTimezone: string;
}

/** User administration: profiles, roles and sessions. */
export const usersCalls = ({ db, siteTimezone }: Parts): Handlers<typeof users> => ({
  async list({ page, limit, sort, ...filters }, actor) {
    const wanted = { sort, limit, offset: (page - 1) * limit };
    const { users: found, total, isCapped } = await findUsers(db, lookerOf(actor), filters, wanted);
    const pagination = { page, limit, total, total_is_capped: isCapped, pages: Math.ceil(total / limit) };
    return { success: true, users: found, pagination };
  },

  stats: async () => ({
    success: true,
    stats: await readUserStats(db, monthOf(new Date(), siteTimezone), siteTimezone),
  }),

  async details({ id }, actor) {
    const canSeePayments = staffRoleMay(actor.staffRole, 'payments.read');
    const user = await readUserDetails(db, id, { ...lookerOf(actor), canSeePayments });
    return { success: true, user: user ?? fail('user_not_found') };
  },

  async standing({ id }, { gameAccountId, staffRole }) {
    const canSeeReports = staffRoleMay(staffRole, 'conversations.list');
    const person = await readJudgedPerson(db, id, { gameAccountId, canSeeReports });
    return { success: true, person: person ?? fail('user_not_found') };
  },

  notes: async ({ id }, actor) => ({ success: true, ...(await listUserNotes(db, actor, id)) }),

  addNote: async ({ user_id, body, client_id }, actor) => ({
    success: true,
    note: await addUserNote(db, actor, { userId: user_id, body, clientId: client_id }),
  }),

  editNote: async (edited, actor) => ({ success: true, note: await editUserNote(db, actor, edited) }),

  async deleteNote({ id }, actor) {
    await deleteUserNote(db, actor, id);
    return { success: true };
  },

  async warn({ user_id, reason }, actor) {
    await warnPerson(db, actor, { userId: user_id, reason });
    return { success: true };
  },

  async updateRole({ user_id, role, reason }, actor) {
    await setStaffRole(db, actor, { userId: user_id, role, reason });
    return { success: true };
  },

  endSessions: async ({ user_id, session_id, reason }, actor) => ({
    success: true,
    ended: await signOutPerson(db, actor, { userId: user_id, sessionId: session_id, reason }),
  }),
});

const lookerOf = ({ gameAccountId, staffRole }: Actor) => ({
  gameAccountId,
  canSeeCharacters: staffRoleMay(staffRole, 'users.characters'),
});
