import { CheckCheck } from 'lucide-react';
import type { Notice } from '@forecourt/contract/notices/notices.ts';
import { Button } from '../../ui/button.tsx';
import { useMarkAllRead, useUnreadNotices } from './queries.ts';
import { words } from './words.ts';

/** Marks everything up to the latest notification on screen. Those that arrive right now stay unread. */
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
      // Not `disabled`, which would remove focus from the button that was just selected.
      aria-disabled={!isNeeded}
      onClick={() => isNeeded && mutate(latest.updated_at)}
    >
      <CheckCheck size={16} aria-hidden="true" />
      {words.markAllRead}
    </Button>
  );
}
