import { useEffect, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { MessageCircle } from 'lucide-react';
import type { ConversationEntry } from '@forecourt/contract/messaging/message-shapes.ts';
import { paths } from '../../../lib/paths.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { StateScreen } from '../../../ui/state-screen.tsx';
import { messageDraft } from '../core/message-draft.ts';
import type { Conversations } from '../queries.ts';
import { words } from '../words.ts';
import { ConversationRow } from './conversation-row.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

export interface ConversationListProps {
  list: Conversations;
  userId: number;
  chosen: number | undefined;
  /** Renders a row as a link to its address or as a button that opens it. */
  renderChoice: (entry: ConversationEntry, look: string, content: ReactNode) => ReactNode;
}

export function ConversationList({ list, userId, chosen, renderChoice }: ConversationListProps) {
  const { entries, error } = list;
  useMinutes();
  if (!entries && error)
    return <ErrorState level={2} title={words.listFailed} text={sentenceOf(error)} onRetry={list.retry} />;
  if (!entries) return <ListSkeleton />;
  if (entries.length === 0)
    return (
      <StateScreen
        level={2}
        icon={<MessageCircle size={26} aria-hidden="true" />}
        title={words.none}
        text={words.noneText}
        actions={
          <ButtonLink to={paths.browse} kind="plain" size="small">
            Browse Cars
          </ButtonLink>
        }
      />
    );
  return (
    <nav aria-label="Conversations" className="p-2">
      <ul className="grid grid-cols-1 gap-0.5">
        {entries.map((entry) => (
          <li key={entry.id}>
            {renderChoice(
              entry,
              clsx(rowLook, entry.id === chosen ? 'bg-sunken' : 'hover:bg-sunken/60'),
              <ConversationRow
                entry={entry}
                userId={userId}
                draft={entry.id === chosen ? '' : messageDraft(userId, entry.id).readDraft()}
              />,
            )}
          </li>
        ))}
      </ul>
      {list.moreError && <Notice tone="danger">{words.listFailed}</Notice>}
      {list.hasMore && (
        <Button kind="quiet" wide busy={list.isLoadingMore} onClick={list.loadMore} className="mt-2">
          Show more
        </Button>
      )}
    </nav>
  );
}

const rowLook = 'flex w-full items-start gap-3 rounded-m px-3 py-3 text-left focus-visible:-outline-offset-2';

/** Re-renders every minute to keep "3 minutes ago" up to date. */
function useMinutes() {
  const [, setMinute] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinute((minute) => minute + 1), 60_000);
    return () => clearInterval(timer);
  }, []);
}
