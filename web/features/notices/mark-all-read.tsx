import { CheckCheck } from 'lucide-react';
import type { Notice } from '@forecourt/contract/notices/notices.ts';
import { Button } from '../../ui/button.tsx';
import { useMarkAllRead, useUnreadNotices } from './queries.ts';
import { words } from './words.ts';

/** Reads all up to the latest that is on the screen; what comes in this moment stays unread. */
export function MarkAllRead({ notices }: { notices: readonly Notice[] | undefined }) {
  const unread = useUnreadNotices();
  const { mutate, isPending } = useMarkAllRead();
  const latest = notices?.[0];
  const isNeeded = latest !== undefined && (unread > 0 || notices?.some(({ is_read }) => !is_read));
  return (
    <Button
      kind="quiet"
      size="small"
      className="aria-disabled:opacity-55"
      busy={isPending}
      // Not `disabled`, which would take the focus from who has just pressed it.
      aria-disabled={!isNeeded}
      onClick={() => isNeeded && mutate(latest.updated_at)}
    >
      <CheckCheck size={16} aria-hidden="true" />
      {words.markAllRead}
    </Button>
  );
}
