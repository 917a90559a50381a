import { teamRoleMay } from '@forecourt/contract/access/team-rights.ts';
import { useMember } from '../features/accounts/use-member.ts';
import { FirstSteps } from '../features/dealers/first-steps.tsx';
import { DashboardTab } from '../features/analytics/dashboard/dashboard-tab.tsx';

export function DealerDashboardPage() {
  const user = useMember();
  if (!user?.dealer_account_id || !user.team_role) return null;
  return (
    <>
      <FirstSteps dealerId={user.dealer_account_id} mayDismiss={teamRoleMay(user.team_role, 'settings.write')} />
      <DashboardTab
        dealerId={user.dealer_account_id}
        mayWrite={teamRoleMay(user.team_role, 'messages.write')}
        mayAnalyse={teamRoleMay(user.team_role, 'analytics.read')}
      />
    </>
  );
}
