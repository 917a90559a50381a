import { useState } from 'react';
import clsx from 'clsx';
import { Brackets, Link2, MessageCircle, Share2, Type } from 'lucide-react';
import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import { buttonLook } from '../../../../ui/button-look.ts';
import { Button } from '../../../../ui/button.tsx';
import { menuItemLook } from '../../../../ui/menu-item-look.ts';
import { Menu } from '../../../../ui/menu.tsx';
import { showToast } from '../../../../ui/toast-list.ts';
import { copyText } from './copy-text.ts';
import { bbCode, discordText, plainText } from './share-texts.ts';

/** The device's own share sheet where it has one, otherwise what forums and chats can take. */
export function ShareButton({ car }: { car: Car }) {
  const [hasSheet, setHasSheet] = useState(() => typeof navigator.share === 'function');
  const address = `${location.origin}/car/${car.id}`;
  const look = clsx(buttonLook({ kind: 'plain' }), 'w-[42px] !px-0');

  if (hasSheet) {
    const openSheet = async () => {
      try {
        await navigator.share({ title: car.title, text: car.title, url: address });
      } catch (cause) {
        // Closing the sheet is no failure; a sheet that does not open leaves the menu.
        if (!(cause instanceof DOMException && cause.name === 'AbortError')) setHasSheet(false);
      }
    };
    return (
      <Button kind="plain" aria-label="Share" title="Share" className="w-[42px] !px-0" onClick={() => void openSheet()}>
        <Share2 size={19} aria-hidden="true" />
      </Button>
    );
  }
  return (
    <Menu
      label="Share"
      trigger={
        <>
          <Share2 size={19} aria-hidden="true" />
          <span className="sr-only">Share</span>
        </>
      }
      triggerClassName={look}
    >
      {waysOf(car, address).map(({ label, Icon, text, done }) => (
        <button
          key={label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={menuItemLook}
          onClick={() => void copyAndSay(text, done)}
        >
          <Icon aria-hidden="true" />
          {label}
        </button>
      ))}
    </Menu>
  );
}

const waysOf = (car: Car, address: string) => {
  const cover = car.images[0];
  const picture = cover ? new URL(`${cover.src}-960.webp`, location.origin).href : null;
  return [
    { label: 'Copy link', Icon: Link2, text: address, done: 'Link copied' },
    { label: 'Discord text', Icon: MessageCircle, text: discordText(car, address), done: 'Discord text copied' },
    { label: 'BBCode', Icon: Brackets, text: bbCode(car, address, picture), done: 'BBCode copied' },
    { label: 'Plain text', Icon: Type, text: plainText(car, address), done: 'Plain text copied' },
  ];
};

async function copyAndSay(text: string, done: string) {
  if (await copyText(text)) showToast({ title: done, tone: 'good' });
  else showToast({ title: 'Your browser does not let us copy. Here it is to copy by hand:', text, tone: 'danger' });
}
