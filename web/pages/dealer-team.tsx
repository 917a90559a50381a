import { useMember } from '../features/accounts/use-member.ts';
import { TeamTab } from '../features/dealers/team/team-tab.tsx';

export function DealerTeamPage() {
  const user = useMember();
  if (!user?.dealer_account_id || !user.team_role) return null;
  const { id: userId, dealer_account_id: dealerId, team_role: role, company_name } = user;
  return <TeamTab on={{ dealerId, userId, role, companyName: company_name ?? '' }} />;
}
