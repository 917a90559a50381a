import { useQuery } from '@tanstack/react-query';
import { badgeText } from '@forecourt/contract/messaging/messaging-values.ts';
import { api } from '../../lib/api.ts';
import { countOf } from '../../lib/format.ts';

export const UnreadPill = ({ count }: { count: number }) =>
  count > 0 && (
    <span className="grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-accent-fill px-1.5 text-xs font-bold text-white">
      <span aria-hidden="true">{badgeText(count)}</span>
      <span className="sr-only">{countOf(count, 'unread message')}</span>
    </span>
  );

/** What waits in all conversations, for a menu. The corner asks for it; here nothing is asked a second time. */
export function UnreadOf({ userId }: { userId: number }) {
  const { data } = useQuery({ ...api.messaging.unreadCount.query({ user_id: userId }), enabled: false });
  return (
    <span className="ml-auto">
      <UnreadPill count={data?.unread_count ?? 0} />
    </span>
  );
}
