import { useEffect } from 'react';
import { tab } from '../../../lib/storage.ts';
import { createStore, useStore } from '../../../lib/store.ts';

interface PanelState {
  /** Who opened it; not known of what was opened before the corner was there. */
  owner: number | undefined;
  isOpen: boolean;
  /** The conversation it shows; none yet: the latest. */
  chosen: number | undefined;
  /** How often somebody asked for a conversation: they are about to write. */
  asked: number;
  /** It was open before a reload: nobody pressed anything, so the focus stays where it is. */
  isReopened: boolean;
}

const key = 'forecourt.panel';
const closed: PanelState = { owner: undefined, isOpen: false, chosen: undefined, asked: 0, isReopened: false };
const panel = createStore(reopened());
let user: number | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;

/** As this person left it: what somebody else opened in this tab is closed to them. */
export function usePanelState(userId: number): PanelState {
  const now = useStore(panel);
  return now.owner === undefined || now.owner === userId ? now : closed;
}

/** From now on it is this person who opens it. */
export function usePanelFor(userId: number) {
  useEffect(() => {
    user = userId;
    clearTimeout(closing);
    // Opened before the corner was there.
    const now = panel.get();
    if (now.isOpen && now.owner === undefined) show({ ...now, owner: userId });
    return () => {
      user = undefined;
      // It is gone with the session; not when React only takes the corner away and puts it back.
      closing = setTimeout(closePanel);
    };
  }, [userId]);
}

/** Opens the panel in the corner, with this conversation. */
export function openPanel(conversationId?: number) {
  const asked = conversationId === undefined ? 0 : panel.get().asked + 1;
  show({ owner: user, isOpen: true, chosen: conversationId, asked, isReopened: false });
}

function show(next: PanelState) {
  tab.write(key, `${next.owner ?? ''} ${next.chosen ?? ''}`);
  panel.set(next);
}

export function closePanel() {
  tab.remove(key);
  panel.set(closed);
}

/** As it stood in this tab before a reload. */
function reopened(): PanelState {
  const [owner, chosen] = (tab.read(key) ?? '').split(' ').map(Number);
  return owner ? { ...closed, owner, isOpen: true, chosen: chosen || undefined, isReopened: true } : closed;
}
