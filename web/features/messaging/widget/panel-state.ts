import { useEffect } from 'react';
import { createStore, useStore } from '../../../lib/store.ts';

interface PanelState {
  /** The user who opened it. Unknown if it was opened before the corner mounted. */
  owner: number | undefined;
  isOpen: boolean;
  /** The conversation it shows, also after it was collapsed. If not set, the latest. */
  chosen: number | undefined;
  /** The list is shown instead of the conversation. */
  isListed: boolean;
  /** Counts requests to open a conversation. The composer takes focus when it grows. */
  asked: number;
}

const closed: PanelState = { owner: undefined, isOpen: false, chosen: undefined, isListed: false, asked: 0 };
const panel = createStore(closed);
let user: number | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;
/** Had the focus when it was opened. */
let opener: Element | null = null;

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
    if (now.owner === undefined) panel.set({ ...now, owner: userId });
    return () => {
      user = undefined;
      // Closes with the session, but not if React only remounts the corner.
      closing = setTimeout(() => panel.set(closed));
    };
  }, [userId]);
}

/** Opens the panel with this conversation, or with the one it showed last. */
export function openPanel(conversationId?: number) {
  const now = panel.get();
  if (!now.isOpen) opener = document.activeElement;
  const isAsked = conversationId !== undefined;
  panel.set({
    owner: user,
    isOpen: true,
    chosen: isAsked ? conversationId : now.chosen,
    isListed: isAsked ? false : now.isListed,
    asked: isAsked ? now.asked + 1 : 0,
  });
}

/** Shows the list. Without a chosen conversation, the latest is shown when it's opened again. */
export const showList = () => panel.set({ ...panel.get(), isListed: true });

export const forgetChosen = () => panel.set({ ...panel.get(), chosen: undefined, isListed: true });

/** Collapses it to its button. Drafts are stored with their conversations. */
export const collapsePanel = () => panel.set({ ...panel.get(), isOpen: false });

/** Collapses it, and the focus returns to where it came from. */
export function closePanel(otherwise: HTMLElement | null) {
  collapsePanel();
  const back = opener instanceof HTMLElement && opener.isConnected && opener !== document.body ? opener : otherwise;
  back?.focus();
}
