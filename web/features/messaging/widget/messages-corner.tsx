import { lazy, Suspense, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from '@tanstack/react-router';
import { useMedia, wideScreen } from '../../../lib/media.ts';
import { useWaitingInTitle } from '../../../lib/title.ts';
import { showToast } from '../../../ui/toast-list.ts';
import { useUnreadCount } from '../queries.ts';
import { useMessengerSync } from '../use-messenger-sync.ts';
import { useMessenger } from '../use-messenger.ts';
import { words } from '../words.ts';
import { MessagesButton, MessagesLink } from './messages-button.tsx';
import { closePanel, collapsePanel, openPanel, usePanelFor, usePanelState } from './panel-state.ts';

const loadPanel = async () => ({ default: (await import('./panel.tsx')).Panel });
const Panel = lazy(loadPanel);
/** Its code may fail to load while offline, which must not break the page. */
const openWhenLoaded = () =>
  loadPanel().then(
    () => openPanel(),
    () => showToast({ title: words.listFailed, tone: 'danger' }),
  );
const preloadPanel = () => void loadPanel().catch(() => undefined);

interface MessagesCornerProps {
  userId: number;
  /** The user's dealer, if they're on a team. */
  dealerId: number | null;
  /** True on the messages page itself. */
  isHidden: boolean;
  /** The slot for the button in the top bar. */
  place: HTMLElement | null;
}

/**
 * The button with the unread count, and the dock it opens, which collapses when the user goes to another page. On a phone
 * it links to the messages page. It floats in the corner only if there's room next to the page, because otherwise it
 * would cover controls.
 */
export function MessagesCorner({ userId, dealerId, isHidden, place }: MessagesCornerProps) {
  const messenger = useMessenger(userId);
  useMessengerSync(messenger, dealerId);
  const unread = useUnreadCount(userId);
  useWaitingInTitle(unread);
  const isWide = useMedia(wideScreen);
  // The page is at most 1320 px wide (`wrap`), so from here on a button fits next to it.
  const isFloating = useMedia('(min-width: 1500px)');
  usePanelFor(userId);
  const { isOpen } = usePanelState(userId);
  const button = useRef<HTMLButtonElement>(null);
  const page = useLocation({ select: ({ pathname }) => pathname });
  const lastPage = useRef(page);
  useEffect(() => {
    if (isHidden || !isWide || lastPage.current !== page) collapsePanel();
    lastPage.current = page;
  }, [isHidden, isWide, page]);

  if (isHidden) return null;
  const way = isWide ? (
    <MessagesButton
      ref={button}
      unread={unread}
      isOpen={isOpen}
      isFloating={isFloating}
      onAboutTo={preloadPanel}
      onPress={() => (isOpen ? collapsePanel() : void openWhenLoaded())}
    />
  ) : (
    <MessagesLink unread={unread} />
  );
  return (
    <>
      {!isFloating && place && createPortal(way, place)}
      {(isFloating || isOpen) && (
        <aside aria-label={words.messages}>
          {isOpen && (
            <Suspense>
              <Panel key={userId} messenger={messenger} onClose={() => closePanel(button.current)} />
            </Suspense>
          )}
          {isFloating && <div className="fixed right-4 bottom-6 z-15">{way}</div>}
        </aside>
      )}
    </>
  );
}
