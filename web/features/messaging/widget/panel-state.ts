import { useSyncExternalStore } from 'react';
import { tab } from '../../../lib/storage.ts';

interface PanelState {
  isOpen: boolean;
  /** The conversation it shows; none yet: the latest. */
  chosen: number | undefined;
  /** How often somebody asked for a conversation: they are about to write. */
  asked: number;
  /** It was open before a reload: nobody pressed anything, so the focus stays where it is. */
  isReopened: boolean;
}

const key = 'forecourt.panel';
const closed: PanelState = { isOpen: false, chosen: undefined, asked: 0, isReopened: false };
let state = reopened();
let closing: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export const usePanelState = (): PanelState => useSyncExternalStore(subscribe, () => state);

/** Opens the panel in the corner, with this conversation. */
export function openPanel(conversationId?: number) {
  tab.write(key, String(conversationId ?? ''));
  const asked = conversationId === undefined ? 0 : state.asked + 1;
  set({ isOpen: true, chosen: conversationId, asked, isReopened: false });
}

export function closePanel() {
  tab.remove(key);
  set(closed);
}

/** It is gone with the session; not when React only takes the corner away and puts it back. */
export function closePanelAfterwards() {
  clearTimeout(closing);
  return () => {
    closing = setTimeout(closePanel);
  };
}

/** As it stood in this tab before a reload. */
function reopened(): PanelState {
  const kept = tab.read(key);
  return kept === null ? closed : { ...closed, isOpen: true, chosen: Number(kept) || undefined, isReopened: true };
}

function set(next: PanelState) {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
