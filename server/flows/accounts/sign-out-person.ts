import type { StaffRole } from '@forecourt/contract/access/who.ts';
import { mayTouch } from '@forecourt/contract/users/user-values.ts';
import type { Database } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { endSessionsOf } from '../../features/accounts/sessions.store.ts';
import { findPerson } from '../../features/accounts/users.store.ts';
import { asStaff } from '../../features/staff/as-staff.ts';
import { lockWithAdmins } from '../../features/staff/staff-roles.store.ts';
import { fail } from '../../lib/failure.ts';

interface Staff {
  id: number;
  gameAccountId: number;
  staffRole: StaffRole | null;
}

interface SignOutRequest {
  userId: number;
  /** All sessions if left out. */
  sessionId: number | undefined;
  reason: string;
}

/**
 * Staff sign a user out, and it's logged. Returns how many sessions ended. The database notifies the user's open pages
 * (migration 0026).
 */
export const signOutPerson = (
  db: Database,
  staff: Staff,
  { userId, sessionId, reason }: SignOutRequest,
): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const found = (await findPerson(tx, userId)) ?? fail('user_not_found');
    const { person } = await lockWithAdmins(tx, userId);
    const isOwn = found.game_account_id === staff.gameAccountId;
    if (!mayTouch(staff.staffRole, { isOwn, staffRole: person.role, isBanned: false })) fail('not_allowed');
    const ended = await asStaff(tx, staff.id, { action: 'sign_out_user', id: userId, reason }, () =>
      endSessionsOf(tx, userId, sessionId === undefined ? {} : { id: sessionId }),
    );
    if (ended === 0) fail('signed_out_already');
    await announce(tx, { kind: 'signed_out', userId, everywhere: sessionId === undefined, reason, by: staff.id });
    return ended;
  });
