import { teamRoleMay } from '@forecourt/contract/access/team-rights.ts';
import { useMember } from '../features/accounts/use-member.ts';
import { FirstSteps } from '../features/dealers/first-steps.tsx';
import { UpcomingMeetings } from '../features/meetings/upcoming-meetings.tsx';
import { DashboardTab } from '../features/analytics/dashboard/dashboard-tab.tsx';

export function DealerDashboardPage() {
  const user = useMember();
  if (!user?.dealer_account_id || !user.team_role) return null;
  return (
    <>
      <FirstSteps dealerId={user.dealer_account_id} mayDismiss={teamRoleMay(user.team_role, 'settings.write')} />
      <UpcomingMeetings most={5} className="rounded-xl border border-line bg-surface p-[clamp(16px,2.5vw,24px)]" />
      <DashboardTab
        dealerId={user.dealer_account_id}
        mayWrite={teamRoleMay(user.team_role, 'messages.write')}
        mayAnalyse={teamRoleMay(user.team_role, 'analytics.read')}
      />
    </>
  );
}
