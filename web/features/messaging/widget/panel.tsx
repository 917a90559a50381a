import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ArrowLeft, ChevronDown, Maximize2 } from 'lucide-react';
import { paths } from '../../../lib/paths.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconLink } from '../icon-link.tsx';
import type { Messenger } from '../core/messenger.ts';
import { ConversationList } from '../list/conversation-list.tsx';
import { useConversations } from '../queries.ts';
import { ThreadView } from '../thread/thread-view.tsx';
import { words } from '../words.ts';
import { forgetChosen, openPanel, showList, usePanelState } from './panel-state.ts';
import { useDockPlace } from './use-dock-place.ts';

interface PanelProps {
  messenger: Messenger;
  onClose: () => void;
}

/** A dock in the corner: one conversation, by default the latest, or the list. */
export function Panel({ messenger, onClose }: PanelProps) {
  const list = useConversations(messenger.userId);
  const { chosen, isListed, asked } = usePanelState(messenger.userId);
  const [first, setFirst] = useState<number>();
  const latest = list.entries?.[0]?.id;
  if (first === undefined && latest !== undefined) setFirst(latest);
  const shown = isListed ? undefined : (chosen ?? first);

  const panel = useRef<HTMLDialogElement>(null);
  const inset = useDockPlace(panel);
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    // A menu, dialog or gallery closes first.
    if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector(above)) onClose();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => closeOnEscape(event);
    panel.current?.focus({ preventScroll: true });
    // Before menus and dialogs, which are gone once they have handled Escape themselves.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);

  function goToList() {
    showList();
    panel.current?.focus({ preventScroll: true });
  }

  const tools = (
    <>
      <IconLink
        label="Open messages page"
        {...(shown === undefined ? { to: paths.messages } : { to: paths.conversation, params: { id: String(shown) } })}
      >
        <Maximize2 size={18} aria-hidden="true" />
      </IconLink>
      <IconButton label="Close messages" onClick={onClose}>
        <ChevronDown size={21} aria-hidden="true" />
      </IconButton>
    </>
  );
  return (
    <dialog
      ref={panel}
      open
      data-dock=""
      aria-label={words.messages}
      tabIndex={-1}
      style={{ right: inset }}
      className="fixed top-auto bottom-4 left-auto z-15 m-0 flex h-[min(560px,calc(100dvh-6.5rem))] w-[380px] max-w-none origin-bottom-right animate-rise flex-col overflow-hidden rounded-xl border border-line bg-surface p-0 text-ink shadow-float min-[1500px]:bottom-24 min-[1500px]:h-[min(560px,calc(100dvh-11rem))]"
    >
      {shown === undefined ? (
        <>
          <div className="flex min-h-16 shrink-0 items-center border-b border-line py-2 pr-2 pl-5">
            <h2 className="grow text-lg">{words.messages}</h2>
            {tools}
          </div>
          <div className="min-h-0 grow overflow-y-auto overscroll-contain">
            <ConversationList
              list={list}
              userId={messenger.userId}
              chosen={chosen}
              renderChoice={(entry, look, content) => (
                <button
                  type="button"
                  aria-current={entry.id === chosen ? 'true' : undefined}
                  onClick={() => openPanel(entry.id)}
                  className={look}
                >
                  {content}
                </button>
              )}
            />
          </div>
        </>
      ) : (
        <ThreadView
          key={shown}
          messenger={messenger}
          id={shown}
          level={2}
          before={
            <IconButton label="All conversations" onClick={goToList} className="-ml-2">
              <ArrowLeft size={20} aria-hidden="true" />
            </IconButton>
          }
          after={<span className="-mr-2 flex shrink-0">{tools}</span>}
          focusCount={asked}
          onLeft={() => {
            messenger.refreshLists();
            forgetChosen();
          }}
        />
      )}
    </dialog>
  );
}

const above = '[role=menu], dialog[open]:not([data-dock]), .yarl__portal';
