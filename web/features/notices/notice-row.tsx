import type { MouseEvent } from 'react';
import { useNavigate } from '@tanstack/react-router';
import clsx from 'clsx';
import type { Notice } from '@forecourt/contract/notices/notices.ts';
import { SearchAlerts } from '../../shared/saved/search-alerts.tsx';
import { UnfollowDealer } from '../../shared/saved/unfollow-dealer.tsx';
import { Time } from '../../ui/time.tsx';
import { NoticePicture } from './notice-picture.tsx';
import { useMarkRead } from './queries.ts';

interface NoticeRowProps {
  notice: Notice;
  /** Called when it was opened on this page. */
  onOpened?: () => void;
}

/** Opening it marks it as read and follows its link, also in a new tab. */
export function NoticeRow({ notice, onOpened }: NoticeRowProps) {
  const { id, sentence, link, is_read, updated_at, icon, photo, searches = [], dealer } = notice;
  const navigate = useNavigate();
  const markRead = useMarkRead();

  function open(event: MouseEvent) {
    if (!is_read) markRead(id);
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpened?.();
    void navigate({ href: link });
  }

  const row = (
    <a
      href={link}
      onClick={open}
      onAuxClick={({ button }) => button === 1 && !is_read && markRead(id)}
      className="flex items-start gap-3.5 rounded-m px-3 py-3 transition-colors hover:bg-sunken/70 focus-visible:-outline-offset-2"
    >
      <NoticePicture icon={icon} photo={photo} />
      <span className="grid min-w-0 grow gap-0.5">
        <span className={clsx('wrap-anywhere text-pretty', is_read ? 'text-ink-2' : 'font-medium text-ink')}>
          {!is_read && <span className="sr-only">Unread: </span>}
          {sentence}
        </span>
        <span className="text-sm text-ink-3">
          <Time at={updated_at} />
        </span>
      </span>
      <span
        aria-hidden="true"
        className={clsx('mt-2 size-2 shrink-0 rounded-full', is_read ? 'bg-transparent' : 'bg-accent-fill')}
      />
    </a>
  );
  return (
    <>
      {row}
      {searches.length > 0 && <SearchAlerts searches={searches} />}
      {dealer && <UnfollowDealer {...dealer} />}
    </>
  );
}
