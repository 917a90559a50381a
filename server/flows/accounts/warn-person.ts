import type { StaffRole } from '@forecourt/contract/access/who.ts';
import { mayWarn } from '@forecourt/contract/users/user-values.ts';
import type { Database } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { findPerson } from '../../features/accounts/users.store.ts';
import { asStaff } from '../../features/staff/as-staff.ts';
import { lockWithAdmins } from '../../features/staff/staff-roles.store.ts';
import { isJustWarned, newestWarning } from '../../features/users/warnings.store.ts';
import { fail } from '../../lib/failure.ts';

interface Staff {
  id: number;
  gameAccountId: number;
  staffRole: StaffRole | null;
}

interface Warning {
  userId: number;
  /** The user reads it. */
  reason: string;
}

/** Staff warn a user without restricting them. The lock makes two equal warnings come one after the other. */
export const warnPerson = (db: Database, staff: Staff, { userId, reason }: Warning): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const found = (await findPerson(tx, userId)) ?? fail('user_not_found');
    const { person } = await lockWithAdmins(tx, userId);
    const isOwn = found.game_account_id === staff.gameAccountId;
    if (!mayWarn(staff.staffRole, { isOwn, staffRole: person.role })) fail('not_allowed');
    if (await isJustWarned(tx, userId, reason)) fail('warned_just_now');
    // The warning is its log entry.
    await asStaff(tx, staff.id, { action: 'warn_user', id: userId, reason }, async () => {});
    const warningId = await newestWarning(tx, userId);
    await announce(tx, { kind: 'user_warned', userId, warningId, reason, by: staff.id });
  });
