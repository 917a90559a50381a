import { Suspense } from 'react';
import clsx from 'clsx';
import { ArrowDown } from 'lucide-react';
import type { Message } from '@forecourt/contract/messaging/message-shapes.ts';
import { countOf } from '../../../lib/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { rowsOf, type Row } from '../core/rows.ts';
import { isOurs } from '../core/sides.ts';
import type { Thread } from '../core/thread.ts';
import type { ThreadFacts } from '../core/thread-state.ts';
import type { SeenThread } from '../use-messenger.ts';
import { Announcer } from './announcer.tsx';
import { Beginning } from './beginning.tsx';
import { Bubble } from './bubble.tsx';
import { InvitationCard } from './invitation-card.tsx';
import { useMessageCards } from './message-card-context.ts';
import { DayLine, EventLine, NewLine } from './lines.tsx';
import { useNewFrom } from './use-new-from.ts';
import { useReading } from './use-reading.ts';
import { useThreadScroll } from './use-thread-scroll.ts';

interface MessageListProps {
  thread: Thread;
  seen: SeenThread;
  facts: ThreadFacts;
  userId: number;
}

export function MessageList({ thread, seen, facts, userId }: MessageListProps) {
  const { state } = seen;
  const newFrom = useNewFrom(seen, userId);
  const { scroller, isAway, goToLatest } = useThreadScroll(state, () => void thread.older());
  useReading(thread, state, scroller);
  const rows = rowsOf(state, { userId, newFrom, nowMs: Date.now() });
  const unread = state.messages.filter(
    (one) => one.sequence > facts.read_sequence && !isOurs(facts, userId, one),
  ).length;
  return (
    <div className="relative min-h-0 grow">
      <section
        ref={scroller}
        aria-label={`Messages with ${facts.title}`}
        tabIndex={0}
        className="relative h-full overflow-y-auto overscroll-contain px-4 py-3 [overflow-anchor:none] focus-visible:-outline-offset-2"
      >
        <ol className="flex min-h-full flex-col justify-end">
          {rows.length === 0 && <Beginning facts={facts} />}
          {state.hasOlder && (
            <li className="grid h-10 shrink-0 place-items-center text-ink-3">
              <Spinner />
              <span className="sr-only">Loading older messages</span>
            </li>
          )}
          {rows.map((row) => (
            <RowView key={row.key} row={row} thread={thread} facts={facts} userId={userId} />
          ))}
        </ol>
      </section>
      {isAway && (
        <button
          type="button"
          onClick={goToLatest}
          className="absolute right-4 bottom-2 flex h-10 animate-rise items-center gap-2 rounded-full border border-line bg-raised px-3 text-sm font-semibold text-ink shadow-lift hover:border-edge"
        >
          {unread > 0 ? countOf(unread, 'new message') : <span className="sr-only">Jump to latest</span>}
          <ArrowDown size={18} aria-hidden="true" />
        </button>
      )}
      <Announcer seen={seen} userId={userId} />
    </div>
  );
}

function RowView({ row, thread, facts, userId }: { row: Row; thread: Thread; facts: ThreadFacts; userId: number }) {
  switch (row.kind) {
    case 'day':
      return <DayLine text={row.text} />;
    case 'new':
      return <NewLine />;
    case 'event':
      return <EventLine text={row.text} sequence={row.sequence} />;
    case 'invitation':
      return (
        <InvitationCard
          message={row.message}
          isOurs={isOurs(facts, userId, row.message)}
          onAnswer={thread.answerInvitation}
        />
      );
    case 'purchase':
    case 'wanted_reply':
    case 'offer':
    case 'meeting':
      return (
        <FeatureCard
          kind={row.kind}
          message={row.message}
          thread={thread}
          isOurs={isOurs(facts, userId, row.message)}
        />
      );
    case 'bubble':
      return <Bubble row={row} onRetry={thread.retry} onDrop={thread.drop} onRestore={thread.restore} />;
  }
}

interface FeatureCardProps {
  kind: 'purchase' | 'wanted_reply' | 'offer' | 'meeting';
  message: Message;
  thread: Thread;
  isOurs: boolean;
}

function FeatureCard({ kind, message, thread, isOurs }: FeatureCardProps) {
  const Card = useMessageCards()?.[kind];
  if (!Card) return null;
  return (
    <Suspense fallback={<CardSkeleton sequence={message.sequence} isOurs={isOurs} />}>
      <Card message={message} isOurs={isOurs} onChanged={thread.askChanged} />
    </Suspense>
  );
}

const CardSkeleton = ({ sequence, isOurs }: { sequence: number; isOurs: boolean }) => (
  <li data-sequence={sequence} className={clsx('mt-3 flex', isOurs ? 'justify-end' : 'justify-start')}>
    <Skeleton className="h-44 w-[min(100%,26rem)] rounded-l" />
  </li>
);
