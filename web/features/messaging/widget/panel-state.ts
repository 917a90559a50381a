import { useEffect } from 'react';
import { tab } from '../../../lib/storage.ts';
import { createStore, useStore } from '../../../lib/store.ts';

interface PanelState {
  /** The user who opened it. Unknown if it was opened before the corner mounted. */
  owner: number | undefined;
  isOpen: boolean;
  /** The conversation it shows. If not set, the latest. */
  chosen: number | undefined;
  /** Counts requests to open a conversation. The composer takes focus when it grows. */
  asked: number;
  /** It was open before a reload. The user didn't select anything, so focus stays where it is. */
  isReopened: boolean;
}

const key = 'forecourt.panel';
const closed: PanelState = { owner: undefined, isOpen: false, chosen: undefined, asked: 0, isReopened: false };
const panel = createStore(reopened());
let user: number | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;

/** The panel as this user left it. One that another user opened in this tab is closed. */
export function usePanelState(userId: number): PanelState {
  const now = useStore(panel);
  return now.owner === undefined || now.owner === userId ? now : closed;
}

/** Makes this user the owner of the panel. */
export function usePanelFor(userId: number) {
  useEffect(() => {
    user = userId;
    clearTimeout(closing);
    // It was opened before the corner mounted.
    const now = panel.get();
    if (now.isOpen && now.owner === undefined) show({ ...now, owner: userId });
    return () => {
      user = undefined;
      // Closes with the session, but not if React only remounts the corner.
      closing = setTimeout(closePanel);
    };
  }, [userId]);
}

/** Opens the panel in the corner with this conversation. */
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

/** The panel's state in this tab before a reload. */
function reopened(): PanelState {
  const [owner, chosen] = (tab.read(key) ?? '').split(' ').map(Number);
  return owner ? { ...closed, owner, isOpen: true, chosen: chosen || undefined, isReopened: true } : closed;
}
