import { Link } from '@tanstack/react-router';
import type { WaitingKind } from '@forecourt/contract/staff/dashboard.ts';
import { staffRoleMay } from '@forecourt/contract/staff/staff-rights.ts';
import { staffPortalName } from '../features/accounts/staff-portal-name.ts';
import { useMember } from '../features/accounts/use-member.ts';
import { Dashboard } from '../features/staff/dashboard.tsx';
import { staffTabs } from '../lib/tab-paths.ts';
import { useTitle } from '../lib/title.ts';

/** The first tab of the staff portal. */
export function StaffDashboardPage() {
  const user = useMember();
  useTitle(staffPortalName(user?.staff_role ?? ''));
  const mayMend = staffRoleMay(user?.staff_role, 'webhooks.write');
  return <Dashboard renderLink={(kind, text) => leadTo(kind, text, mayMend)} />;
}

const look = 'rounded-s font-medium underline decoration-line underline-offset-4 hover:decoration-ink';

function leadTo(kind: WaitingKind, text: string, mayMend: boolean) {
  if (kind === 'urgent_tickets')
    return (
      <Link to={staffTabs.tickets} search={{ only: 'urgent' }} className={look}>
        {text}
      </Link>
    );
  if (kind === 'applications')
    return (
      <Link to={staffTabs.dealers} search={{ status: 'pending' }} className={look}>
        {text}
      </Link>
    );
  if (kind === 'appeals')
    return (
      <Link to={staffTabs.tickets} search={{ search: 'Appeal:' }} className={look}>
        {text}
      </Link>
    );
  if (kind === 'stopped_webhooks' && mayMend)
    return (
      <Link to={staffTabs.webhooks} className={look}>
        {text}
      </Link>
    );
  if (kind === 'car_reports')
    return (
      <Link to={staffTabs.carReports} className={look}>
        {text}
      </Link>
    );
  if (kind === 'payments_in_doubt')
    return (
      <Link to={staffTabs.payments} search={{ in_doubt: 'yes' }} className={look}>
        {text}
      </Link>
    );
  return text;
}
