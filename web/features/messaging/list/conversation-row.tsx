import clsx from 'clsx';
import { Users } from 'lucide-react';
import { Avatar } from '../../../ui/avatar.tsx';
import { Time } from '../../../ui/time.tsx';
import { CarThumb } from '../car-thumb.tsx';
import { kindOfOther } from '../core/sides.ts';
import { lastWords } from '../core/last-words.ts';
import type { ListedConversation } from '../queries.ts';
import { UnreadPill } from '../../../ui/unread-pill.tsx';

interface ConversationRowProps {
  entry: ListedConversation;
  userId: number;
  /** Unsent text in this conversation. */
  draft: string;
}

/** A conversation in the list: its title, car, last message and time. */
export const ConversationRow = ({ entry, userId, draft }: ConversationRowProps) => {
  const { title, car, last_message, unread_count } = entry;
  return (
    <>
      <span className="relative shrink-0">
        <Avatar name={title} picture={entry.avatar_url} kind={kindOfOther(entry)} />
        {entry.conversation_type === 'group' && (
          <span className="absolute -right-1 -bottom-1 grid size-[18px] place-items-center rounded-full bg-surface text-ink-2">
            <Users size={12} aria-hidden="true" />
          </span>
        )}
      </span>
      <span className="grid min-w-0 grow grid-cols-1 gap-0.5">
        <span className="flex items-baseline gap-2">
          <span className={clsx('min-w-0 grow truncate', unread_count > 0 ? 'font-bold' : 'font-semibold')}>
            {title}
          </span>
          <span className="shrink-0 text-xs text-ink-3">
            <Time at={last_message?.created_at ?? entry.updated_at} />
          </span>
        </span>
        <span className="flex items-center gap-2.5">
          <span className="grid min-w-0 grow grid-cols-1 gap-0.5">
            {car && <span className="truncate text-xs text-ink-3">{car.title}</span>}
            {entry.assigned && (
              <span className="truncate text-xs text-ink-3">
                Assigned to {entry.assigned.user_id === userId ? 'you' : entry.assigned.name}
              </span>
            )}
            <span className={clsx('truncate text-sm', unread_count > 0 ? 'font-medium text-ink' : 'text-ink-2')}>
              {draft ? (
                <>
                  <span className="text-accent-ink">Draft: </span>
                  {draft}
                </>
              ) : (
                (entry.found?.content ?? lastWords(entry, userId))
              )}
            </span>
          </span>
          <UnreadPill count={unread_count} of="unread message" />
          {car && <CarThumb photo={car.image} className="h-9 w-[52px]" />}
        </span>
      </span>
    </>
  );
};
