import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import { useMember } from '../features/accounts/use-member.ts';
import { ApplicationsDesk } from '../features/applications/review/applications-desk.tsx';
import { DealersDesk } from '../features/dealers/staff/dealers-desk.tsx';
import { DealerFigures } from '../features/staff/figures/dealer-figures.tsx';
import { renderStandingFor } from '../features/users/standing/render-standing.tsx';

/** Notifications about new applications link here. The same lists are in the staff portal. */
export function DealerApplicationsPage() {
  const user = useMember();
  if (!user?.staff_role) return null;
  const readsAll = staffRoleMay(user.staff_role, 'applications.read');
  return (
    <div className="wrap grid max-w-[1080px] grid-cols-1 gap-10 py-[clamp(24px,4vw,52px)]">
      <div className="grid grid-cols-1 gap-6">
        <h1 className="text-2xl">Dealer applications</h1>
        {readsAll ? (
          <ApplicationsDesk role={user.staff_role} renderStanding={renderStandingFor(user.staff_role)} />
        ) : (
          <DealerFigures />
        )}
      </div>
      {readsAll && (
        <section aria-labelledby="dealers" className="grid grid-cols-1 gap-6">
          <h2 id="dealers" className="text-2xl">
            Dealers
          </h2>
          <DealersDesk role={user.staff_role} />
        </section>
      )}
    </div>
  );
}
