import { useEffect, useRef } from 'react';
import { Link } from '@tanstack/react-router';
import { BellOff } from 'lucide-react';
import { paths } from '../../../lib/paths.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { StateScreen } from '../../../ui/state-screen.tsx';
import { MarkAllRead } from '../mark-all-read.tsx';
import { NoticeRow } from '../notice-row.tsx';
import { NoticeSkeleton } from '../notice-skeleton.tsx';
import { useNotices } from '../queries.ts';
import { words } from '../words.ts';

/** The newest notifications, below the bell. It takes focus and comes next in the tab order. */
export function NoticesPanel({ onOpened }: { onOpened: () => void }) {
  const list = useNotices(8);
  const panel = useRef<HTMLDialogElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <dialog
      ref={panel}
      open
      aria-label={words.title}
      tabIndex={-1}
      className="absolute top-full right-0 left-auto z-30 m-0 mt-2 flex max-h-[min(620px,calc(100dvh-6rem))] w-[400px] max-w-none origin-top-right animate-appear flex-col overflow-hidden rounded-xl border border-line bg-surface p-0 text-ink shadow-float outline-none"
    >
      <div className="flex min-h-14 shrink-0 items-center justify-between gap-2 border-b border-line py-2 pr-2 pl-5">
        <h2 className="text-lg">{words.title}</h2>
        <MarkAllRead notices={list.notices} />
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain p-2">
        {list.error && <ErrorState level={2} title={words.failed} text={sentenceOf(list.error)} onRetry={list.retry} />}
        {list.isPending && <NoticeSkeleton rows={4} />}
        {list.notices?.length === 0 && (
          <StateScreen
            level={2}
            icon={<BellOff size={26} aria-hidden="true" />}
            title={words.none}
            text={words.noneText}
          />
        )}
        <ul className="grid gap-0.5">
          {list.notices?.map((notice) => (
            <li key={notice.id}>
              <NoticeRow notice={notice} onOpened={onOpened} />
            </li>
          ))}
        </ul>
      </div>
      <Link
        to={paths.notifications}
        onClick={onOpened}
        className="grid h-12 shrink-0 place-items-center border-t border-line text-sm font-semibold hover:bg-sunken focus-visible:-outline-offset-2"
      >
        {words.seeAll}
      </Link>
    </dialog>
  );
}
