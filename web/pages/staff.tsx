import { useSession } from '../features/accounts/session.ts';
import { staffPortalName } from '../features/accounts/staff-names.ts';
import { paths } from '../lib/paths.ts';
import { useTitle } from '../lib/title.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { NotBuiltYet } from '../ui/not-built-yet.tsx';

export function StaffPage() {
  const { user } = useSession();
  const title = staffPortalName(user?.staff_role ?? '');
  useTitle(title);
  return (
    <NotBuiltYet
      title={title}
      text="Your role is known here, but the tools are not open yet."
      holds={[
        'The dashboard: what happens on the site today',
        'Tickets, reports and applications that wait for somebody',
        'Users, cars and dealers',
        'A log of every staff action',
      ]}
      actions={<ButtonLink to={paths.home}>Return to Home</ButtonLink>}
    />
  );
}
