import { useQuery } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';
import { UnreadPill } from '../../ui/unread-pill.tsx';

/** Unread count for a menu. Reuses the data that the bell loads. */
export function UnreadNotices() {
  const { data } = useQuery({ ...api.notices.unreadCount.query({}), enabled: false });
  return (
    <span className="ml-auto">
      <UnreadPill count={data?.unread_count ?? 0} of="unread notification" />
    </span>
  );
}
