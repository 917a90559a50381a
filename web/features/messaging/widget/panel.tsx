import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Maximize2, X } from 'lucide-react';
import { paths } from '../../../lib/paths.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconLink } from '../icon-link.tsx';
import type { Messenger } from '../core/messenger.ts';
import { ConversationList } from '../list/conversation-list.tsx';
import { useConversations } from '../queries.ts';
import { ThreadView } from '../thread/thread-view.tsx';
import { words } from '../words.ts';
import { openPanel, usePanelState } from './panel-state.ts';

interface PanelProps {
  messenger: Messenger;
  onClose: () => void;
}

/**
 * The conversation list next to the selected conversation, by default the latest. Stays open while the user browses.
 */
export function Panel({ messenger, onClose }: PanelProps) {
  const list = useConversations(messenger.userId);
  const { chosen, asked, isReopened } = usePanelState(messenger.userId);
  const [first, setFirst] = useState<number>();
  const latest = list.entries?.[0]?.id;
  if (first === undefined && latest !== undefined) setFirst(latest);
  const shown = chosen ?? first;

  const panel = useRef<HTMLDialogElement>(null);
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !(event.target instanceof Element)) return;
    // A menu or dialog inside handles Escape itself.
    if (!event.target.closest('[role=menu]') && event.target.closest('dialog') === panel.current) onClose();
  });
  const takeFocus = useEffectEvent(() => {
    if (!isReopened) panel.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const element = panel.current;
    const onKeyDown = (event: KeyboardEvent) => closeOnEscape(event);
    takeFocus();
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, []);

  const close = (
    <IconButton label="Close messages" onClick={onClose}>
      <X size={20} aria-hidden="true" />
    </IconButton>
  );
  return (
    <dialog
      ref={panel}
      open
      aria-label={words.messages}
      tabIndex={-1}
      className="fixed top-[72px] left-auto m-0 max-w-none p-0 text-ink right-6 z-15 flex h-[min(640px,calc(100dvh-6rem))] w-[min(800px,calc(100%-3rem))] origin-top-right animate-rise overflow-hidden rounded-xl border border-line bg-surface shadow-float min-[1500px]:top-auto min-[1500px]:bottom-24 min-[1500px]:h-[min(640px,calc(100dvh-11rem))] min-[1500px]:origin-bottom-right"
    >
      <div className="flex w-[300px] shrink-0 grow flex-col border-r border-line last:border-r-0">
        <div className="flex min-h-16 shrink-0 items-center gap-1 border-b border-line py-2 pr-2 pl-5">
          <h2 className="grow text-lg">{words.messages}</h2>
          <IconLink
            label="Open messages page"
            {...(shown === undefined
              ? { to: paths.messages }
              : { to: paths.conversation, params: { id: String(shown) } })}
          >
            <Maximize2 size={18} aria-hidden="true" />
          </IconLink>
          {shown === undefined && close}
        </div>
        <div className="min-h-0 grow overflow-y-auto overscroll-contain">
          <ConversationList
            list={list}
            userId={messenger.userId}
            chosen={shown}
            renderChoice={(entry, look, content) => (
              <button
                type="button"
                aria-current={entry.id === shown ? 'true' : undefined}
                onClick={() => openPanel(entry.id)}
                className={look}
              >
                {content}
              </button>
            )}
          />
        </div>
      </div>
      {shown !== undefined && (
        <div className="w-[calc(100%-300px)] min-w-0">
          <ThreadView
            key={shown}
            messenger={messenger}
            id={shown}
            level={2}
            after={close}
            focusCount={asked}
            onLeft={() => {
              messenger.refreshLists();
              setFirst(list.entries?.find((entry) => entry.id !== shown)?.id);
              openPanel();
            }}
          />
        </div>
      )}
    </dialog>
  );
}
