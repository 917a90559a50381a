import type { Ref } from 'react';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { ChevronDown, MessageCircle } from 'lucide-react';
import { countOf } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { badgeText } from '../../../ui/unread-pill.tsx';
import { words } from '../words.ts';

interface MessagesButtonProps {
  unread: number;
  isOpen: boolean;
  /** True if it floats next to the page, false if it's an icon in the bar. */
  isFloating: boolean;
  ref: Ref<HTMLButtonElement>;
  onPress: () => void;
  onAboutTo: () => void;
}

/** Opens the panel. */
export function MessagesButton({ unread, isOpen, isFloating, ref, onPress, onAboutTo }: MessagesButtonProps) {
  const Icon = isOpen && isFloating ? ChevronDown : MessageCircle;
  return (
    <button
      ref={ref}
      type="button"
      title={words.messages}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={onAboutTo}
      onFocus={onAboutTo}
      onClick={onPress}
      className={clsx('relative', isFloating ? floating : inBar, isOpen && !isFloating && 'bg-sunken text-ink')}
    >
      <Icon size={isFloating ? 25 : 20} aria-hidden="true" />
      <Unread count={unread} isFloating={isFloating} />
    </button>
  );
}

/** For phones, where messages have their own page. */
export const MessagesLink = ({ unread }: { unread: number }) => (
  <Link to={paths.messages} title={words.messages} className={clsx('relative', inBar)}>
    <MessageCircle size={20} aria-hidden="true" />
    <Unread count={unread} isFloating={false} />
  </Link>
);

const Unread = ({ count, isFloating }: { count: number; isFloating: boolean }) => (
  <>
    <span className="sr-only">{words.messages}</span>
    {count > 0 && (
      <span
        className={clsx(
          'absolute grid place-items-center rounded-full bg-accent-fill font-bold text-white ring-2 ring-paper',
          isFloating
            ? '-top-1 -right-1 h-[22px] min-w-[22px] px-1.5 text-xs'
            : '-top-0.5 -right-0.5 h-[18px] min-w-[18px] px-1 text-[0.6875rem]',
        )}
      >
        <span aria-hidden="true">{badgeText(count)}</span>
        <span className="sr-only">, {countOf(count, 'unread message')}</span>
      </span>
    )}
  </>
);

const floating =
  'grid size-14 place-items-center rounded-full bg-ink text-paper shadow-float transition-[scale] duration-200 hover:scale-105 active:scale-95';
const inBar =
  'inline-grid size-10 place-items-center rounded-full text-ink-2 transition-colors hover:bg-sunken hover:text-ink';
