import { Link, linkOptions, useNavigate, useSearch } from '@tanstack/react-router';
import { dashboardPeriods, type WaitingKind } from '@forecourt/contract/staff/dashboard.ts';
import { staffPortalName } from '../features/accounts/staff-portal-name.ts';
import { useMember } from '../features/accounts/use-member.ts';
import { Dashboard } from '../features/staff/dashboard.tsx';
import { staffTabs } from '../lib/tab-paths.ts';
import { useTitle } from '../lib/title.ts';

/** Links to each list, filtered. */
const ways = {
  overdue_tickets: linkOptions({ to: staffTabs.tickets, search: { only: 'overdue' } }),
  urgent_tickets: linkOptions({ to: staffTabs.tickets, search: { only: 'urgent' } }),
  unassigned_tickets: linkOptions({ to: staffTabs.tickets, search: { only: 'unassigned' } }),
  appeals: linkOptions({ to: staffTabs.tickets, search: { only: 'appeals' } }),
  disputed_sales: linkOptions({ to: staffTabs.tickets, search: { only: 'disputes' } }),
  applications: linkOptions({ to: staffTabs.dealers, search: { status: 'pending' } }),
  car_reports: linkOptions({ to: staffTabs.carReports }),
  conversation_reports: linkOptions({ to: staffTabs.messaging }),
  review_reports: linkOptions({ to: staffTabs.reviews }),
  wanted_reports: linkOptions({ to: staffTabs.wantedAds }),
  payments_in_doubt: linkOptions({ to: staffTabs.payments, search: { in_doubt: 'yes' } }),
  failing_connections: linkOptions({ to: staffTabs.api }),
  failing_services: linkOptions({ to: staffTabs.services }),
  stopped_webhooks: linkOptions({ to: staffTabs.webhooks }),
} satisfies Record<WaitingKind, object>;

export function StaffDashboardPage() {
  const user = useMember();
  const navigate = useNavigate();
  const { period } = useSearch({ from: `${staffTabs.dashboard}/` });
  useTitle(staffPortalName(user?.staff_role ?? ''));
  if (!user?.staff_role) return null;
  return (
    <Dashboard
      period={dashboardPeriods.find((one) => one === period) ?? '30'}
      onPeriod={(next) =>
        void navigate({
          to: staffTabs.dashboard,
          search: next === '30' ? {} : { period: next },
          resetScroll: false,
        })
      }
      role={user.staff_role}
      renderLink={(kind, text) => (
        <Link {...ways[kind]} className={look}>
          {text}
        </Link>
      )}
    />
  );
}

const look = 'rounded-s font-medium underline decoration-line underline-offset-4 hover:decoration-ink';
