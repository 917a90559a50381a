import { useNavigate, useSearch } from '@tanstack/react-router';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import { useMember } from '../features/accounts/use-member.ts';
import { AwardDesk } from '../features/awards/staff/award-desk.tsx';
import { renderHintsFor } from '../features/sales/staff/person-hints.tsx';
import { staffTabs } from '../lib/tab-paths.ts';
import { useTitle } from '../lib/title.ts';

export function StaffAwardsPage() {
  const user = useMember();
  const navigate = useNavigate();
  const { person = '' } = useSearch({ from: staffTabs.awards });
  useTitle('Awards');
  if (!user?.staff_role) return null;
  return (
    <AwardDesk
      may={{
        write: staffRoleMay(user.staff_role, 'awards.write'),
        grant: staffRoleMay(user.staff_role, 'awards.grant'),
      }}
      renderHints={renderHintsFor(user.staff_role)}
      personId={/^[1-9]\d{0,8}$/.test(person) ? Number(person) : null}
      onPerson={(id) =>
        void navigate({ to: staffTabs.awards, search: id === null ? {} : { person: String(id) }, resetScroll: false })
      }
    />
  );
}
