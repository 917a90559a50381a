import { useState } from 'react';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { Lightbox } from './lightbox.tsx';
import { Thumb } from '../../ui/thumb.tsx';

interface PictureRowProps {
  photos: readonly Photo[];
  /** Subject of the pictures, for screen readers. */
  title: string;
}

/** Attachments as thumbnails. Each opens full size. */
export function PictureRow({ photos, title }: PictureRowProps) {
  const [shown, setShown] = useState<number | null>(null);
  if (photos.length === 0) return null;
  return (
    <>
      <ul aria-label="Attachments" className="flex flex-wrap gap-2">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button
              type="button"
              aria-label={`Picture ${index + 1} of ${photos.length}, open full size`}
              onClick={() => setShown(index)}
              className="block cursor-zoom-in overflow-hidden rounded-m border border-line transition-opacity hover:opacity-85"
            >
              <Thumb photo={photo} className="h-[84px] w-28" />
            </button>
          </li>
        ))}
      </ul>
      <Lightbox
        open={shown !== null}
        photos={photos}
        title={title}
        index={shown ?? 0}
        onView={setShown}
        onClose={() => setShown(null)}
      />
    </>
  );
}
