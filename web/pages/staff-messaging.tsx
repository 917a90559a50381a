import { useMember } from '../features/accounts/use-member.ts';
import { ReportsDesk } from '../features/reports/conversations/reports-desk.tsx';
import { renderStandingFor } from '../features/users/standing/render-standing.tsx';
import { useTitle } from '../lib/title.ts';

export function StaffMessagingPage() {
  const user = useMember();
  useTitle('Messaging');
  if (!user?.staff_role) return null;
  return <ReportsDesk renderStanding={renderStandingFor(user.staff_role)} />;
}
