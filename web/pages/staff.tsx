import { Outlet } from '@tanstack/react-router';
import { tabRow } from '@forecourt/contract/tabs.ts';
import { StaffBadge } from '../features/accounts/badges.tsx';
import { staffPortalName } from '../features/accounts/staff-portal-name.ts';
import { useMember } from '../features/accounts/use-member.ts';
import { StaffTools } from '../features/staff/staff-tools.tsx';
import { Portal } from '../ui/portal.tsx';

/** The frame of the staff portal. */
export function StaffPage() {
  const user = useMember();
  if (!user?.staff_role) return null;
  return (
    <Portal
      title={staffPortalName(user.staff_role)}
      badge={<StaffBadge role={user.staff_role} />}
      actions={<StaffTools role={user.staff_role} />}
      label="Staff portal"
      loading="Loading staff portal..."
      tabs={tabRow('staff', user)}
    >
      <Outlet />
    </Portal>
  );
}
