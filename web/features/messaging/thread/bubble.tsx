import { memo } from 'react';
import clsx from 'clsx';
import { Moment } from '../../../ui/moment.tsx';
import { PictureRow } from '../../../shared/photos/picture-row.tsx';
import { LinkedText } from '../../../ui/linked-text.tsx';
import { clockText } from '../../../lib/days.ts';
import type { Outgoing } from '../core/outgoing.ts';
import type { BubbleRow } from '../core/rows.ts';
import { OutgoingState } from './outgoing-state.tsx';

interface BubbleProps {
  row: BubbleRow;
  onRetry: (clientId: string) => void;
  onDrop: (clientId: string) => void;
  onRestore: (outgoing: Outgoing) => void;
}

export const Bubble = memo(function Bubble({ row, onRetry, onDrop, onRestore }: BubbleProps) {
  const { isOurs, name, outgoing, startsGroup, endsGroup } = row;
  const isFailed = outgoing?.state === 'failed';
  return (
    <li
      data-sequence={row.sequence ?? undefined}
      className={clsx('flex flex-col', isOurs ? 'items-end' : 'items-start', startsGroup ? 'mt-3' : 'mt-0.5')}
    >
      <span className="sr-only">{row.speaker}: </span>
      {name && startsGroup && (
        <p aria-hidden="true" className="mb-1 px-3 text-xs text-ink-3">
          <span className="font-semibold text-ink-2">{name.title}</span>
          {name.detail && <span className="block">{name.detail}</span>}
        </p>
      )}
      {row.photos.length > 0 && (
        <div className="mb-1 max-w-[min(82%,34rem)]">
          <PictureRow photos={row.photos} title={`Photos from ${row.speaker}`} />
        </div>
      )}
      <div
        hidden={!row.content}
        className={clsx(
          'max-w-[min(82%,34rem)] min-w-0 rounded-[18px] px-3.5 py-2',
          isOurs ? 'bg-ink text-paper' : 'bg-[light-dark(var(--sunken),var(--line))] text-ink',
          isOurs && !startsGroup && 'rounded-tr-[6px]',
          isOurs && !endsGroup && 'rounded-br-[6px]',
          !isOurs && !startsGroup && 'rounded-tl-[6px]',
          !isOurs && !endsGroup && 'rounded-bl-[6px]',
          isFailed && 'opacity-60',
        )}
      >
        <LinkedText text={row.content} />
      </div>
      {outgoing ? (
        <OutgoingState outgoing={outgoing} onRetry={onRetry} onDrop={onDrop} onRestore={onRestore} />
      ) : (
        (endsGroup || row.status) && (
          <p className="mt-1 px-3 text-xs text-ink-3">
            <Moment at={row.at}>{clockText(row.at)}</Moment>
            {row.status && ` · ${row.status}`}
          </p>
        )
      )}
    </li>
  );
});
