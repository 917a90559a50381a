import { possessive } from '@forecourt/contract/kit/possessive.ts';
import clsx from 'clsx';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Time } from '../../../ui/time.tsx';
import { LinkedText } from '../../../ui/linked-text.tsx';
import { PictureRow } from '../../../shared/photos/picture-row.tsx';
import { words } from '../words.ts';

interface TicketMessage {
  author: string;
  avatar: string | null;
  isStaff: boolean;
  isOwn: boolean;
  at: string;
  text: string;
  pictures: readonly Photo[];
}

/** One message in a ticket. */
export const Entry = ({ message }: { message: TicketMessage }) => (
  <li
    className={clsx(
      'grid grid-cols-1 gap-3 rounded-l border p-4 sm:p-5',
      message.isStaff ? 'border-line bg-sunken' : 'border-line bg-surface',
    )}
  >
    <div className="flex items-center gap-3">
      <Avatar name={message.author} picture={message.avatar} />
      <p className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="font-semibold wrap-anywhere">{message.isOwn ? 'You' : message.author}</span>
        {message.isStaff && <Tag tone="accent">{words.supportTeam}</Tag>}
        <span className="text-sm text-ink-3">
          <Time at={message.at} />
        </span>
      </p>
    </div>
    <div className="grid grid-cols-1 gap-3 sm:pl-[46px]">
      <LinkedText text={message.text} />
      <PictureRow photos={message.pictures} title={`${possessive(message.author)} message`} />
    </div>
  </li>
);
