import { Link } from '@tanstack/react-router';
import { BellOff, SlidersHorizontal } from 'lucide-react';
import type { Notice } from '@forecourt/contract/notices/notices.ts';
import { dayKey, dayName } from '../../lib/days.ts';
import { paths } from '../../lib/paths.ts';
import { useScrollRestoration } from '../../lib/scroll-restoration.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice as Note } from '../../ui/notice.tsx';
import { MarkAllRead } from './mark-all-read.tsx';
import { NoticeRow } from './notice-row.tsx';
import { NoticeSkeleton } from './notice-skeleton.tsx';
import { useNotices, type Notices } from './queries.ts';
import { words } from './words.ts';

/** All notifications of the last 90 days, grouped by day. */
export function AllNotices() {
  const list = useNotices(30);
  useScrollRestoration(list.notices !== undefined);
  return (
    <div className="wrap grid max-w-[820px] gap-[clamp(20px,3vw,32px)] py-[clamp(24px,4vw,56px)]">
      <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <h1 className="text-2xl">{words.title}</h1>
        <div className="-mx-3 flex flex-wrap items-center gap-1">
          <MarkAllRead notices={list.notices} />
          <Link to="/profile/notifications" className={choicesLook}>
            <SlidersHorizontal size={16} aria-hidden="true" />
            {words.choose}
          </Link>
        </div>
      </header>
      <Days list={list} />
    </div>
  );
}

function Days({ list }: { list: Notices }) {
  const { notices, error, hasMore, isLoadingMore, moreFailed } = list;
  if (error) return <ErrorState level={2} title={words.failed} text={sentenceOf(error)} onRetry={list.retry} />;
  if (!notices) return <NoticeSkeleton rows={6} />;
  if (notices.length === 0)
    return (
      <EmptyState
        icon={<BellOff size={26} aria-hidden="true" />}
        title={words.none}
        text={words.noneText}
        actions={<ButtonLink to={paths.browse}>Browse Cars</ButtonLink>}
      />
    );
  return (
    <>
      {byDay(notices).map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`day-${day}`} className="grid gap-2.5">
          <h2 id={`day-${day}`} className="text-base">
            {dayName(ofDay[0]!.updated_at, Date.now())}
          </h2>
          <ul className="grid gap-0.5 rounded-xl border border-line bg-surface p-2">
            {ofDay.map((notice) => (
              <li key={notice.id}>
                <NoticeRow notice={notice} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {moreFailed && <Note tone="danger">{words.moreFailed}</Note>}
      {hasMore && (
        <Button kind="plain" busy={isLoadingMore} onClick={list.loadMore} className="mx-auto">
          Show more
        </Button>
      )}
    </>
  );
}

const byDay = (notices: readonly Notice[]) => [...Map.groupBy(notices, ({ updated_at }) => dayKey(updated_at))];

const choicesLook =
  'inline-flex h-9 items-center gap-1.5 rounded-m px-3 text-sm font-semibold text-ink-2 hover:bg-sunken hover:text-ink';
