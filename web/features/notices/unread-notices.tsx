import { useQuery } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';
import { UnreadPill } from '../../ui/unread-pill.tsx';

/** What is unread, for a menu. The bell asks for it; here nothing is asked a second time. */
export function UnreadNotices() {
  const { data } = useQuery({ ...api.notices.unreadCount.query({}), enabled: false });
  return (
    <span className="ml-auto">
      <UnreadPill count={data?.unread_count ?? 0} of="unread notification" />
    </span>
  );
}
