import { lazy, Suspense, useEffect, useRef } from 'react';
import clsx from 'clsx';
import { Link } from '@tanstack/react-router';
import { ChevronDown, MessageCircle } from 'lucide-react';
import { badgeText } from '@forecourt/contract/messaging/messaging-values.ts';
import { countOf } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { useWaitingInTitle } from '../../../lib/title.ts';
import { showToast } from '../../../ui/toast-list.ts';
import { useUnreadCount } from '../queries.ts';
import { useIsWide } from '../use-is-wide.ts';
import { useMessengerKeeping } from '../use-messenger-keeping.ts';
import { useMessenger } from '../use-messenger.ts';
import { words } from '../words.ts';
import { useScrolledOn } from './use-scrolled-on.ts';
import { closePanel, openPanel, usePanelFor, usePanelState } from './panel-state.ts';

const loadPanel = async () => ({ default: (await import('./panel.tsx')).Panel });
const Panel = lazy(loadPanel);
/** Its code may not come, without a connection; it must not take the page away with it. */
const openWhenLoaded = () =>
  loadPanel().then(
    () => openPanel(),
    () => showToast({ title: words.listFailed, tone: 'danger' }),
  );
const preloadPanel = () => void loadPanel().catch(() => undefined);

interface MessagesCornerProps {
  userId: number;
  /** The page shows the messages itself. */
  isHidden: boolean;
}

/** The button in the corner with what is unread, and the panel it opens. On a phone it leads to the page of messages. */
export function MessagesCorner({ userId, isHidden }: MessagesCornerProps) {
  const messenger = useMessenger(userId);
  useMessengerKeeping(messenger);
  const unread = useUnreadCount(userId);
  useWaitingInTitle(unread);
  const isWide = useIsWide();
  const isAside = useScrolledOn(!isWide);
  usePanelFor(userId);
  const { isOpen } = usePanelState(userId);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isHidden || !isWide) closePanel();
  }, [isHidden, isWide]);

  if (isHidden) return null;
  const face = (
    <>
      {isOpen ? <ChevronDown size={26} aria-hidden="true" /> : <MessageCircle size={25} aria-hidden="true" />}
      <span className="sr-only">{words.messages}</span>
      {unread > 0 && (
        <span className="absolute -top-1 -right-1 grid h-[22px] min-w-[22px] place-items-center rounded-full bg-accent-fill px-1.5 text-xs font-bold text-white ring-2 ring-paper">
          <span aria-hidden="true">{badgeText(unread)}</span>
          <span className="sr-only">, {countOf(unread, 'unread message')}</span>
        </span>
      )}
    </>
  );
  if (!isWide)
    return (
      <aside aria-label={words.messages}>
        <Link to={paths.messages} className={clsx(look, isAside && aside)}>
          {face}
        </Link>
      </aside>
    );
  return (
    <aside aria-label={words.messages}>
      {isOpen && (
        <Suspense>
          <Panel
            key={userId}
            messenger={messenger}
            onClose={() => {
              closePanel();
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preloadPanel}
        onFocus={preloadPanel}
        onClick={() => (isOpen ? closePanel() : void openWhenLoaded())}
        className={look}
      >
        {face}
      </button>
    </aside>
  );
}

/** Above a bar that some pages have at the bottom of a phone, below what opens from the top bar. */
const look =
  'fixed right-4 bottom-4 z-15 grid size-14 place-items-center rounded-full bg-ink text-paper shadow-float transition-[scale,translate,transform] duration-200 hover:scale-105 active:scale-95 md:right-6 md:bottom-6 max-lg:group-has-[main_[class*=sticky][class*=bottom-0]:not([inert])]/shell:-translate-y-[68px]';

/** Who reads on has it out of the way; by the keyboard it is always found. */
const aside = 'not-focus-visible:transform-[translateY(160px)]';
