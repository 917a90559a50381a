import { useNavigate, useSearch } from '@tanstack/react-router';
import { ExpiredNotice } from '../ui/expired-notice.tsx';
import { useExpiredSession } from '../features/accounts/use-expired-session.ts';
import { useMember } from '../features/accounts/use-member.ts';
import { SupportCenter } from '../features/tickets/support-center.tsx';
import { readSupportSearch, type SupportSearch } from '../features/tickets/support-search.ts';
import { paths } from '../lib/paths.ts';

export function SupportPage() {
  const user = useMember();
  const navigate = useNavigate();
  const session = useExpiredSession();
  const search = readSupportSearch({ ...useSearch({ from: paths.support }) });
  const go = (next: SupportSearch) =>
    void navigate({
      to: paths.support,
      search: readSupportSearch({ ...next }),
      resetScroll: next.page !== search.page && next.tab === search.tab,
    });
  if (!user) return null;
  return (
    <SupportCenter userId={user.id} search={search} session={{ ...session, notice: <ExpiredNotice /> }} onGo={go} />
  );
}
