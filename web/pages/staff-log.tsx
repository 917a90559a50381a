import { Link, type LinkProps } from '@tanstack/react-router';
import { staffRoleMay, type StaffRight } from '@forecourt/contract/access/staff-rights.ts';
import { useMember } from '../features/accounts/use-member.ts';
import type { LogEntryData } from '../features/staff/log/log-entry.tsx';
import { StaffLog } from '../features/staff/log/staff-log.tsx';
import { paths } from '../lib/paths.ts';
import { staffTabs } from '../lib/tab-paths.ts';
import { useTitle } from '../lib/title.ts';

/** The staff log, a subtab of Users. */
export function StaffLogPage() {
  const user = useMember();
  useTitle('Staff action log');
  if (!user?.staff_role) return null;
  return (
    <StaffLog
      may={{
        readAll: staffRoleMay(user.staff_role, 'log.read'),
        export: staffRoleMay(user.staff_role, 'log.export'),
      }}
      renderTarget={(entry, text) => leadTo(entry, user.staff_role, text)}
      renderLink={(search, link) => <Link to={staffTabs.log} search={search} {...link} />}
    />
  );
}

const look = 'rounded-s underline decoration-line underline-offset-4 hover:decoration-ink';

/** Entries without a page, or with one this user can't open, are shown by name only. */
function leadTo(entry: LogEntryData, role: string | null, text: string) {
  const place = placeOf(entry, role);
  return place ? (
    <Link {...place} className={look}>
      {text}
    </Link>
  ) : (
    text
  );
}

function placeOf(
  { target_type, target_id, target_name, seen_at }: LogEntryData,
  role: string | null,
): LinkProps | null {
  const { kind, id } = seen_at ?? { kind: target_type, id: target_id };
  const whoMay = (right: StaffRight, place: LinkProps) => (staffRoleMay(role, right) ? place : null);
  switch (kind) {
    case 'user':
      return staffRoleMay(role, 'users.read')
        ? { to: staffTabs.users, search: { person: id } }
        : { to: paths.user, params: { userId: String(id) } };
    case 'car':
      return { to: paths.car, params: { id: String(id) } };
    case 'dealer':
      return { to: paths.company, params: { dealerId: String(id) } };
    case 'ticket':
      return { to: staffTabs.tickets, search: { ticket: id } };
    case 'application':
      return target_name === null ? null : { to: staffTabs.dealers, search: { q: target_name } };
    case 'award':
      return { to: staffTabs.awards };
    case 'payment':
      return whoMay('payments.read', { to: staffTabs.payments, search: { payment: String(id) } });
    case 'settings':
      return whoMay('settings.write', { to: staffTabs.settings });
    case 'webhook':
      return whoMay('webhooks.write', { to: staffTabs.webhooks });
    case 'bank_keys':
      return whoMay('apiKeys.write', { to: staffTabs.api });
    default:
      return null;
  }
}
