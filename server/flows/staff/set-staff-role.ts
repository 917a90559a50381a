import { maySetRole } from '@forecourt/contract/users/user-values.ts';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import type { Database } from '../../database/database.ts';
import { findPerson } from '../../features/accounts/users.store.ts';
import { fail } from '../../lib/failure.ts';
import { changeStaffRole, type RoleChange } from './change-staff-role.ts';

interface Staff {
  id: number;
  gameAccountId: number;
  staffRole: StaffRole | null;
}

/** An admin sets or removes a staff role, but never for their own characters. */
export async function setStaffRole(db: Database, staff: Staff, change: RoleChange): Promise<void> {
  const person = (await findPerson(db, change.userId)) ?? fail('user_not_found');
  if (!maySetRole(staff.staffRole, { isOwn: person.game_account_id === staff.gameAccountId })) fail('not_allowed');
  const refusal = await changeStaffRole(db, staff.id, change);
  switch (refusal) {
    case 'unchanged':
      return fail('role_is_so');
    case 'shut_out':
      return fail('role_for_nobody');
    case 'last_admin':
      return fail('only_admin');
    case null:
      return undefined;
  }
}
