import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { Ban, EllipsisVertical, Flag, LogOut, Users } from 'lucide-react';
import { countOf } from '../../../lib/format.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { menuItemClass } from '../../../ui/menu-item-styles.ts';
import { Menu } from '../../../ui/menu.tsx';
import { isForDealer, kindOfOther, othersOf } from '../core/sides.ts';
import type { Thread } from '../core/thread.ts';
import type { ThreadFacts } from '../core/thread-state.ts';
import type { ThreadDialog } from '../people/thread-dialog.ts';

/** Loaded on demand, because few users open these dialogs. */
const ThreadDialogs = lazy(async () => ({ default: (await import('../people/thread-dialogs.tsx')).ThreadDialogs }));

interface ThreadHeaderProps {
  thread: Thread;
  facts: ThreadFacts;
  userId: number;
  level: 1 | 2;
  before: ReactNode;
  after: ReactNode;
  onLeft: () => void;
}

export function ThreadHeader({ thread, facts, userId, level, before, after, onLeft }: ThreadHeaderProps) {
  const [dialog, setDialog] = useState<ThreadDialog | null>(null);
  const header = useRef<HTMLElement>(null);
  const hadDialog = useRef(false);
  useEffect(() => {
    // The selected entry is gone with its menu.
    if (!dialog && hadDialog.current) header.current?.querySelector<HTMLElement>('[aria-haspopup=menu]')?.focus();
    hadDialog.current = dialog !== null;
  }, [dialog]);
  const others = othersOf(facts, userId);
  const isGroup = facts.conversation_type === 'group';
  const [other] = others;
  const mayBlock = !isGroup && other && others.length === 1 && !facts.is_blocked_by_me;
  const Heading = level === 1 ? 'h1' : 'h2';
  const entry = (title: string, Icon: typeof Users, opened: ThreadDialog) => (
    <button type="button" role="menuitem" tabIndex={-1} className={menuItemClass} onClick={() => setDialog(opened)}>
      <Icon aria-hidden="true" />
      {title}
    </button>
  );
  return (
    <header ref={header} className="flex min-h-16 shrink-0 items-center gap-3 border-b border-line px-4 py-2.5">
      {before}
      <Avatar name={facts.title} picture={facts.avatar_url} kind={kindOfOther(facts)} />
      <div className="grid min-w-0 grow">
        <Heading className="truncate text-lg leading-tight">{facts.title}</Heading>
        <p className="truncate text-sm text-ink-2">{subtitle(facts, userId)}</p>
      </div>
      <Menu
        label="Conversation"
        triggerClassName="grid size-10 shrink-0 place-items-center rounded-full text-ink-2 transition-colors hover:bg-sunken hover:text-ink"
        trigger={
          <>
            <EllipsisVertical size={20} aria-hidden="true" />
            <span className="sr-only">More</span>
          </>
        }
      >
        {entry('People', Users, { kind: 'people' })}
        {mayBlock && entry(`Block ${other.name}`, Ban, { kind: 'block', person: other })}
        {entry('Report', Flag, { kind: 'report' })}
        {isGroup && entry('Leave group', LogOut, { kind: 'leave' })}
      </Menu>
      {after}
      <Suspense>
        {dialog && (
          <ThreadDialogs
            dialog={dialog}
            setDialog={setDialog}
            thread={thread}
            facts={facts}
            userId={userId}
            onLeft={onLeft}
          />
        )}
      </Suspense>
    </header>
  );
}

function subtitle(facts: ThreadFacts, userId: number): string {
  if (facts.conversation_type === 'group') return countOf(facts.participants.length, 'person', 'people');
  if (facts.company_name === null) return 'Private conversation';
  return isForDealer(facts, userId) ? `Messaging ${facts.company_name}` : 'Verified Dealer';
}
