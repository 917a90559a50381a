import { Outlet } from '@tanstack/react-router';
import { tabRow } from '@forecourt/contract/tabs.ts';
import { useMember } from '../features/accounts/use-member.ts';
import { PortalTabs } from '../ui/portal-tabs.tsx';

/** The frame of the member's account. Each tab has its own heading. */
export function ProfilePage() {
  const user = useMember();
  if (!user) return null;
  return (
    <div className="wrap grid max-w-[960px] grid-cols-1 gap-8 py-[clamp(16px,3vw,40px)]">
      <PortalTabs label="Your account" tabs={tabRow('profile', user)} />
      <Outlet />
    </div>
  );
}
