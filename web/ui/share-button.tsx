import { useState } from 'react';
import clsx from 'clsx';
import { Link2, Share2, type LucideIcon } from 'lucide-react';
import { copyText } from '../lib/copy-text.ts';
import { useIsClient } from '../lib/ssr-state.ts';
import { ownOrigin } from '../lib/own-origin.ts';
import { buttonClass } from './button-styles.ts';
import { Button } from './button.tsx';
import { menuItemClass } from './menu-item-styles.ts';
import { Menu } from './menu.tsx';
import { showToast } from './toast-list.ts';

export interface ShareWay {
  label: string;
  Icon: LucideIcon;
  text: string;
  /** Toast text after copying. */
  done: string;
}

interface ShareButtonProps {
  title: string;
  /** Path of the page on this site. */
  path: string;
  /** Other formats to copy, for forums and chats. */
  ways?: readonly ShareWay[];
}

/** Opens the device's share sheet if there is one, otherwise a menu with the link and other formats to copy. */
export function ShareButton({ title, path, ways = [] }: ShareButtonProps) {
  const [hasFailed, setFailed] = useState(false);
  const hasSheet = useIsClient() && !hasFailed && typeof navigator.share === 'function';
  const address = ownOrigin() + path;
  const all = [{ label: 'Copy link', Icon: Link2, text: address, done: 'Link copied' }, ...ways];

  async function openSheet() {
    try {
      await navigator.share({ title, text: title, url: address });
    } catch (cause) {
      // Closing the sheet isn't a failure. If it doesn't open, fall back to the menu.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) setFailed(true);
    }
  }

  if (hasSheet || ways.length === 0)
    return (
      <Button
        kind="plain"
        aria-label="Share"
        title={hasSheet ? 'Share' : 'Copy link'}
        className="w-[42px] !px-0"
        onClick={() => void (hasSheet ? openSheet() : copyAndSay(address, 'Link copied'))}
      >
        <Share2 size={19} aria-hidden="true" />
      </Button>
    );
  return (
    <Menu
      label="Share"
      trigger={
        <>
          <Share2 size={19} aria-hidden="true" />
          <span className="sr-only">Share</span>
        </>
      }
      triggerClassName={clsx(buttonClass({ kind: 'plain' }), 'w-[42px] !px-0')}
    >
      {all.map(({ label, Icon, text, done }) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={menuItemClass}
          onClick={() => void copyAndSay(text, done)}
        >
          <Icon aria-hidden="true" />
          {label}
        </button>
      ))}
    </Menu>
  );
}

async function copyAndSay(text: string, done: string) {
  if (await copyText(text)) showToast({ title: done, tone: 'good' });
  else showToast({ title: 'Your browser blocked copying. Copy it from here:', text, tone: 'danger' });
}
