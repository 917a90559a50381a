import { useEffect, useRef } from 'react';
import clsx from 'clsx';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { Thumb } from '../../ui/thumb.tsx';

interface ThumbnailsProps {
  photos: readonly Photo[];
  chosen: number;
  onChoose: (index: number) => void;
  /** Accessible name of each thumbnail. */
  width?: string;
}

export function Thumbnails({ photos, chosen, onChoose, width = 'w-[clamp(84px,18%,148px)]' }: ThumbnailsProps) {
  const row = useRef<HTMLFieldSetElement>(null);
  useEffect(() => bringIntoRow(row.current, chosen), [chosen]);
  return (
    <fieldset
      ref={row}
      aria-label="All photos"
      className="-m-1 flex min-w-0 snap-x gap-2.5 overflow-x-auto p-1 [scrollbar-width:thin]"
    >
      {photos.map((photo, index) => (
        <button
          key={photo.id}
          type="button"
          aria-label={`Photo ${index + 1}`}
          aria-current={index === chosen || undefined}
          onClick={() => onChoose(index)}
          className={clsx(
            width,
            'aspect-16/10 shrink-0 snap-start overflow-hidden rounded-m opacity-75 transition-opacity hover:opacity-100 aria-[current]:opacity-100 aria-[current]:outline-2 aria-[current]:outline-offset-2 aria-[current]:outline-ink',
          )}
        >
          <Thumb photo={photo} className="size-full" />
        </button>
      ))}
    </fieldset>
  );
}

/** Scrolls only the row. `scrollIntoView` would move the page too. */
function bringIntoRow(row: HTMLElement | null, index: number) {
  const thumbnail = row?.children[index];
  if (!row || !(thumbnail instanceof HTMLElement)) return;
  const left = thumbnail.offsetLeft - (row.clientWidth - thumbnail.clientWidth) / 2;
  row.scrollTo?.({ left, behavior: 'smooth' });
}
