import { useSyncExternalStore } from 'react';

interface PanelState {
  isOpen: boolean;
  /** The conversation it shows; none yet: the latest. */
  chosen: number | undefined;
  /** How often somebody asked for a conversation: they are about to write. */
  asked: number;
}

const closed: PanelState = { isOpen: false, chosen: undefined, asked: 0 };
let state = closed;
const listeners = new Set<() => void>();

export const usePanelState = (): PanelState => useSyncExternalStore(subscribe, () => state);

/** Opens the panel in the corner, with this conversation. */
export const openPanel = (conversationId?: number) =>
  set({ isOpen: true, chosen: conversationId, asked: conversationId === undefined ? 0 : state.asked + 1 });

export const closePanel = () => set(closed);

function set(next: PanelState) {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
