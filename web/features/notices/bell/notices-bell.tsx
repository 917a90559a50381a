import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useLocation } from '@tanstack/react-router';
import clsx from 'clsx';
import { Bell } from 'lucide-react';
import { useMedia, wideScreen } from '../../../lib/media.ts';
import { paths } from '../../../lib/paths.ts';
import { showToast } from '../../../ui/toast-list.ts';
import { badgeText, UnreadBadge } from '../../../ui/unread-pill.tsx';
import { useUnreadNotices } from '../queries.ts';
import { useNoticesSync } from '../use-notices-sync.ts';
import { words } from '../words.ts';

const loadPanel = async () => ({ default: (await import('./notices-panel.tsx')).NoticesPanel });
const NoticesPanel = lazy(loadPanel);
const preloadPanel = () => void loadPanel().catch(() => undefined);

/** The bell with the unread count. It opens the newest notifications, or links to the page of all on a phone. */
export function NoticesBell({ place }: { place: HTMLElement | null }) {
  useNoticesSync();
  const unread = useUnreadNotices();
  const isWide = useMedia(wideScreen);
  if (!place) return null;
  return createPortal(
    // After the messages button, whichever mounted first.
    <div className="relative order-1">{isWide ? <BellButton unread={unread} /> : <BellLink unread={unread} />}</div>,
    place,
  );
}

const BellLink = ({ unread }: { unread: number }) => (
  <Link to={paths.notifications} title={words.title} aria-label={nameOf(unread)} className={look}>
    <BellSign unread={unread} />
  </Link>
);

function BellButton({ unread }: { unread: number }) {
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState(pathname);
  // Navigating to another page closes the panel.
  if (isOpen && pathname !== openedAt) setOpen(false);

  const close = useEffectEvent(({ givesFocusBack = false } = {}) => {
    setOpen(false);
    if (givesFocusBack) button.current?.focus();
  });
  useEffect(() => {
    if (!isOpen) return;
    const isInside = (target: EventTarget | null) => frame.current?.contains(target as Node);
    const onElsewhere = ({ target }: Event) => void (isInside(target) || close());
    const onKeyDown = ({ key }: KeyboardEvent) => void (key === 'Escape' && close({ givesFocusBack: true }));
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);

  /** Its code may fail to load while offline, which must not break the page. */
  async function open() {
    try {
      await loadPanel();
      setOpenedAt(pathname);
      setOpen(true);
    } catch {
      showToast({ title: words.failed, text: 'Check your connection and try again.', tone: 'danger' });
    }
  }

  return (
    <div ref={frame}>
      <button
        ref={button}
        type="button"
        title={words.title}
        aria-label={nameOf(unread)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preloadPanel}
        onFocus={preloadPanel}
        onClick={() => (isOpen ? setOpen(false) : void open())}
        className={clsx(look, isOpen && 'bg-sunken text-ink')}
      >
        <BellSign unread={unread} />
      </button>
      {isOpen && (
        <Suspense>
          <NoticesPanel onOpened={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

const BellSign = ({ unread }: { unread: number }) => (
  <>
    <Bell size={20} aria-hidden="true" />
    <UnreadBadge count={unread} />
  </>
);

/** The accessible name matches the visible text, so that voice control works. */
const nameOf = (unread: number) => (unread > 0 ? `${words.title}, ${badgeText(unread)} unread` : words.title);

const look =
  'relative inline-grid size-10 place-items-center rounded-full text-ink-2 transition-colors hover:bg-sunken hover:text-ink';
