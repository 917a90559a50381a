import { useQuery } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';
import { UnreadPill } from '../../ui/unread-pill.tsx';

/** Unread count for a menu. Reuses the data that the messages corner loads. */
export function UnreadOf({ userId }: { userId: number }) {
  const { data } = useQuery({ ...api.messaging.unreadCount.query({ user_id: userId }), enabled: false });
  return (
    <span className="ml-auto">
      <UnreadPill count={data?.unread_count ?? 0} of="unread message" />
    </span>
  );
}
