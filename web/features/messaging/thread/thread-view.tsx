import { use, useEffect, type ReactNode } from 'react';
import { MessageCircleOff, WifiOff } from 'lucide-react';
import { AwayNote } from '../../../shared/people/away-note.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { StateScreen } from '../../../ui/state-screen.tsx';
import { isForDealer } from '../core/sides.ts';
import type { Messenger } from '../core/messenger.ts';
import { openings, words } from '../words.ts';
import { useThread } from '../use-messenger.ts';
import { AssignMenu } from './assign-menu.tsx';
import { CarCard } from './car-card.tsx';
import { ClosedBox } from './closed-box.tsx';
import { Composer } from './composer.tsx';
import { MessageCardContext } from './message-card-context.ts';
import { MessageList } from './message-list.tsx';
import { ThreadHeader } from './thread-header.tsx';
import { ThreadSkeleton } from './thread-skeleton.tsx';
import { WritingLine } from './writing-line.tsx';

interface ThreadViewProps {
  messenger: Messenger;
  id: number;
  /** Level 1 for a page heading, 2 inside something that has one. */
  level: 1 | 2;
  /** Shown before the title: the back link on a phone. */
  before?: ReactNode;
  /** Shown after the title. */
  after?: ReactNode;
  /** Where to go if the conversation doesn't exist. */
  notFoundActions?: ReactNode;
  /** The composer takes focus whenever this number grows. */
  focusCount: number;
  /** Called when the user has left the group. */
  onLeft: () => void;
}

/** One conversation: its header, car, messages and composer. Use the conversation ID as its key. */
export function ThreadView({
  messenger,
  id,
  level,
  before,
  after,
  notFoundActions,
  focusCount,
  onLeft,
}: ThreadViewProps) {
  const thread = messenger.thread(id);
  const seen = useThread(thread);
  const { phase, facts, messages, outgoing, isUnanswered } = seen.state;
  const { userId } = messenger;
  const loadCards = use(MessageCardContext);
  // Loads the code early. A card tries again.
  useEffect(() => void loadCards?.().catch(() => undefined), [loadCards]);

  if (phase === 'gone')
    return (
      <Aside before={before} after={after}>
        <StateScreen
          level={level}
          icon={<MessageCircleOff size={26} aria-hidden="true" />}
          title={words.notFound}
          text={words.notFoundText}
          actions={notFoundActions}
        />
      </Aside>
    );
  if (phase === 'failed')
    return (
      <Aside before={before} after={after}>
        <ErrorState
          level={level}
          title={words.threadFailed}
          text="The server didn’t respond. Check your connection."
          onRetry={() => void thread.ask()}
        />
      </Aside>
    );
  if (!facts)
    return (
      <Aside before={before} after={after}>
        <ThreadSkeleton />
      </Aside>
    );
  const dealerId = facts.dealer_id;
  const isFirst = facts.car !== null && messages.length === 0 && outgoing.length === 0 && !isForDealer(facts, userId);
  return (
    <section aria-label={facts.title} className="flex h-full min-h-0 flex-col">
      <ThreadHeader
        thread={thread}
        facts={facts}
        userId={userId}
        level={level}
        before={before}
        after={after}
        onLeft={onLeft}
      />
      {facts.may_write && dealerId !== null && (
        <div className="flex shrink-0 items-center justify-end gap-2 border-b border-line px-4 py-1.5">
          <AssignMenu thread={thread} facts={facts} dealerId={dealerId} userId={userId} />
        </div>
      )}
      {facts.car && (
        <CarCard car={facts.car} mayOffer={facts.may_write && facts.may_offer} onChanged={thread.askChanged} />
      )}
      {facts.may_write && facts.away && <AwayNote away={facts.away} className="shrink-0 !rounded-none text-sm" />}
      {isUnanswered && (
        <output className="flex shrink-0 items-center gap-2 bg-warn-soft px-4 py-2 text-sm text-ink">
          <WifiOff size={16} className="shrink-0 text-warn" aria-hidden="true" />
          You’re offline. We’ll send your messages when you reconnect.
        </output>
      )}
      <MessageList thread={thread} seen={seen} facts={facts} userId={userId} />
      <WritingLine messenger={messenger} conversationId={id} />
      {facts.may_write && facts.is_slow && (
        <p className="border-t border-line px-4 py-2 text-sm text-ink-2">{words.slow}</p>
      )}
      {facts.may_write ? (
        <Composer
          thread={thread}
          facts={facts}
          userId={userId}
          openings={isFirst ? openings : []}
          focusCount={focusCount}
        />
      ) : (
        <ClosedBox thread={thread} facts={facts} userId={userId} />
      )}
    </section>
  );
}

const Aside = ({ before, after, children }: { before: ReactNode; after: ReactNode; children: ReactNode }) => (
  <div className="flex h-full min-h-0 flex-col">
    <div className="flex min-h-14 items-center justify-between px-2">
      {before ?? <span />}
      {after}
    </div>
    <div className="min-h-0 grow overflow-y-auto">{children}</div>
  </div>
);
