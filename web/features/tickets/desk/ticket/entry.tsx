import { possessive } from '@forecourt/contract/kit/possessive.ts';
import clsx from 'clsx';
import { Lock, ShieldCheck } from 'lucide-react';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { LinkedText } from '../../../../ui/linked-text.tsx';
import { PictureRow } from '../../../../shared/photos/picture-row.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { Ago } from '../../../../ui/ago.tsx';

interface EntryProps {
  name: string;
  isMine?: boolean;
  avatar: string | null;
  kind: 'user' | 'staff' | 'note';
  at: string;
  content: string;
  attachments: readonly Photo[];
}

/** One message in the thread. Internal notes look clearly different, so no one mistakes them for replies. */
export const Entry = ({ name, isMine, avatar, kind, at, content, attachments }: EntryProps) => (
  <li className={clsx('grid gap-3 rounded-l border p-4 sm:p-5', looks[kind])}>
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Avatar name={name} picture={avatar} />
      <span className="grid min-w-0 grow">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold">
            {name}
            {isMine && <span className="font-normal text-ink-3"> (you)</span>}
          </span>
          {kind === 'staff' && (
            <Tag>
              <ShieldCheck aria-hidden="true" />
              Staff
            </Tag>
          )}
          {kind === 'note' && (
            <Tag tone="warn">
              <Lock aria-hidden="true" />
              Internal note
            </Tag>
          )}
        </span>
        <span className="text-sm text-ink-3">
          <Ago at={at} />
        </span>
      </span>
    </div>
    <div className="measure">
      <LinkedText text={content} />
    </div>
    <PictureRow photos={attachments} title={`${possessive(name)} message`} />
  </li>
);

const looks = {
  user: 'border-line bg-surface',
  staff: 'border-line bg-sunken',
  note: 'border-dashed border-warn/60 bg-warn-soft [&_.text-ink-3]:text-ink-2',
};
