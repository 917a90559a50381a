import { Outlet } from '@tanstack/react-router';
import { tabRow } from '@forecourt/contract/tabs.ts';
import { StaffBadge } from '../features/accounts/badges.tsx';
import { staffPortalName } from '../features/accounts/staff-portal-name.ts';
import { useMember } from '../features/accounts/use-member.ts';
import { StaffTools } from '../features/staff/staff-tools.tsx';
import { attentionOf } from '../features/staff/attention-of.ts';
import { useWaiting } from '../features/staff/use-waiting.ts';
import { Portal } from '../ui/portal.tsx';

/** The frame of the staff portal. */
export function StaffPage() {
  const user = useMember();
  const { data } = useWaiting(user?.staff_role ?? null);
  if (!user?.staff_role) return null;
  return (
    <Portal
      title={staffPortalName(user.staff_role)}
      badge={<StaffBadge role={user.staff_role} />}
      actions={<StaffTools role={user.staff_role} />}
      label="Staff portal"
      loading="Loading staff portal..."
      tabs={tabRow('staff', user).map(({ below, ...tab }) => {
        const counted = below.map((one) => ({ ...one, attention: attentionOf(one.name, data) }));
        return { ...tab, below: counted, attention: counted.reduce((sum, { attention }) => sum + attention, 0) };
      })}
    >
      <Outlet />
    </Portal>
  );
}
