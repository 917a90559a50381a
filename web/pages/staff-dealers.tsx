import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import { useMember } from '../features/accounts/use-member.ts';
import { ApplicationsDesk } from '../features/applications/review/applications-desk.tsx';
import { DealerFigures } from '../features/staff/figures/dealer-figures.tsx';
import { renderStandingFor } from '../features/users/standing/render-standing.tsx';
import { useTitle } from '../lib/title.ts';

export function StaffDealersPage() {
  const user = useMember();
  useTitle('Dealers');
  if (!user?.staff_role) return null;
  return (
    <div className="grid grid-cols-1 gap-6">
      <h2 className="text-xl">Applications</h2>
      {staffRoleMay(user.staff_role, 'applications.read') ? (
        <ApplicationsDesk role={user.staff_role} renderStanding={renderStandingFor(user.staff_role)} />
      ) : (
        <DealerFigures />
      )}
    </div>
  );
}
