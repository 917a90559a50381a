import type { StaffRole } from '@forecourt/contract/access/who.ts';
import type { Database } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { asStaff } from '../../features/staff/as-staff.ts';
import type { StaffActor } from '../../features/staff/staff-actions.store.ts';
import { refuseRole, type RoleRefusal } from '../../features/staff/staff-roles.rules.ts';
import { lockWithAdmins, saveStaffRole } from '../../features/staff/staff-roles.store.ts';

export interface RoleChange {
  userId: number;
  /** Null removes the role. */
  role: StaffRole | null;
  reason: string;
}

/** Sets or removes a staff role, and it's logged. Returns null on success. The user's open pages update right away. */
export const changeStaffRole = (
  db: Database,
  actor: StaffActor,
  { userId, role, reason }: RoleChange,
): Promise<RoleRefusal | null> =>
  db.transaction().execute(async (tx) => {
    const { person, otherAdmins } = await lockWithAdmins(tx, userId);
    const refusal = refuseRole(person, role, otherAdmins);
    if (refusal) return refusal;
    await asStaff(tx, actor, { action: 'change_staff_role', id: userId, reason }, () =>
      saveStaffRole(tx, userId, role),
    );
    const by = actor === 'console' ? {} : { by: actor };
    await announce(tx, { kind: 'staff_role_changed', userId, to: role, reason, ...by });
    return null;
  });
