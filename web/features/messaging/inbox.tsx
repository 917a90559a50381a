import { useState, type ReactNode } from 'react';
import { shortestMessageSearch, type InboxFilter } from '@forecourt/contract/messaging/messaging-values.ts';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, MessageCircle } from 'lucide-react';
import { useMedia, wideScreen } from '../../lib/media.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { StateScreen } from '../../ui/state-screen.tsx';
import { IconLink } from './icon-link.tsx';
import { useDebounced } from '../../lib/use-debounced.ts';
import { InboxTools } from './list/inbox-tools.tsx';
import { NarrowedList } from './list/narrowed-list.tsx';
import { ConversationList, type ConversationListProps } from './list/conversation-list.tsx';
import { NewGroup } from './people/new-group.tsx';
import { useConversations } from './queries.ts';
import { ThreadView } from './thread/thread-view.tsx';
import { useMessenger } from './use-messenger.ts';
import { words } from './words.ts';

interface InboxProps {
  userId: number;
  isOnTeam: boolean;
  /** The conversation from the address. */
  id: number | undefined;
  /** Shown above the list. */
  above: ReactNode;
}

/** The conversation list next to the open conversation. On a phone, one at a time. */
export function Inbox({ userId, isOnTeam, id, above }: InboxProps) {
  const messenger = useMessenger(userId);
  const list = useConversations(userId);
  const isWide = useMedia(wideScreen);
  const navigate = useNavigate();
  // On a wide screen conversations replace each other next to the same list, so focus doesn't move to the heading.
  const screen = useLocation({ select: ({ state, pathname }) => state.screen ?? pathname });
  // The latest conversation on arrival. It stays open even if others move up in the list.
  const [first, setFirst] = useState<number>();
  const latest = (list.entries?.find(({ last_sequence }) => last_sequence > 0) ?? list.entries?.[0])?.id;
  if (first === undefined && latest !== undefined) setFirst(latest);
  const shown = id ?? (isWide ? first : undefined);
  const [text, setText] = useState('');
  const [only, setOnly] = useState<InboxFilter>();
  const typed = useDebounced(text.trim());
  const query = typed.length < shortestMessageSearch ? '' : typed;
  const isNarrowed = query !== '' || only !== undefined;
  const hasNone = list.entries?.length === 0 && id === undefined;
  const choice: Omit<ConversationListProps, 'list'> = {
    userId,
    chosen: shown,
    renderChoice: (entry, look, content) => (
      <Link
        to={paths.conversation}
        params={{ id: String(entry.id) }}
        {...(isWide && { state: { screen } })}
        aria-current={entry.id === shown ? 'page' : undefined}
        className={look}
      >
        {content}
      </Link>
    ),
  };
  return (
    <div className="mx-auto flex h-full min-h-[420px] max-w-[1320px] bg-surface md:border-x md:border-line">
      {(isWide || id === undefined) && (
        <div className="flex min-w-0 flex-col max-md:w-full md:w-[clamp(300px,32%,400px)] md:shrink-0 md:border-r md:border-line">
          <header className="flex min-h-16 shrink-0 items-center justify-between gap-2 border-b border-line px-5">
            <h1 className="text-xl">{words.messages}</h1>
            <NewGroup
              userId={userId}
              onMade={(made) => {
                messenger.refreshLists();
                void navigate({ to: paths.conversation, params: { id: String(made) } });
              }}
            />
          </header>
          <InboxTools text={text} onText={setText} only={only} onOnly={setOnly} isOnTeam={isOnTeam} />
          <div className="min-h-0 grow overflow-y-auto overscroll-contain">
            {!isNarrowed && above}
            {isNarrowed ? (
              <NarrowedList key={`${only} ${query}`} wanted={{ only, query }} {...choice} />
            ) : (
              <ConversationList list={list} {...choice} />
            )}
          </div>
        </div>
      )}
      {(isWide || id !== undefined) && (
        <div className="min-w-0 grow">
          {shown === undefined ? (
            hasNone && (
              <StateScreen
                level={2}
                icon={<MessageCircle size={26} aria-hidden="true" />}
                title="Conversations open here"
              />
            )
          ) : (
            <ThreadView
              key={shown}
              messenger={messenger}
              id={shown}
              level={isWide ? 2 : 1}
              before={
                isWide ? undefined : (
                  <span className="-ml-2">
                    <IconLink to={paths.messages} label="All conversations">
                      <ArrowLeft size={21} aria-hidden="true" />
                    </IconLink>
                  </span>
                )
              }
              notFoundActions={<ButtonLink to={paths.messages}>All conversations</ButtonLink>}
              focusCount={isWide && id !== undefined ? 1 : 0}
              onLeft={() => {
                messenger.refreshLists();
                setFirst(list.entries?.find((entry) => entry.id !== shown)?.id);
                void navigate({ to: paths.messages, replace: true });
              }}
            />
          )}
        </div>
      )}
    </div>
  );
}
