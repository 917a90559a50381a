import { maxPhotos } from '@forecourt/contract/photos/photo-limits.ts';
import { countOf } from '../../../lib/format.ts';
import { pictureTypes } from '../../../lib/picture-file.ts';
import { isMoving, isStored } from '../../../lib/upload-queue.ts';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { words } from '../words.ts';
import { PhotoGrid } from './photo-grid.tsx';
import type { Photos } from './use-listing-photos.ts';

export function PhotosPanel({ photos }: { photos: Photos }) {
  const { slots, queue } = photos;
  const stored = slots.filter(isStored).length;
  const moving = slots.filter(isMoving).length;
  return (
    <div className="grid gap-5">
      <FileDrop label="Add photos" hint={words.photoHint} types={pictureTypes} onFiles={(files) => queue.add(files)} />
      <p className="text-sm text-ink-2" aria-live="polite">
        {slots.length === 0
          ? `Up to ${maxPhotos} photos. The first one is the cover. Listings without photos get few views.`
          : `${countOf(stored, 'photo')} of up to ${maxPhotos}${moving ? `, ${moving} uploading` : ''}. Drag to reorder. The first one is the cover.`}
      </p>
      {slots.length > 0 && <PhotoGrid photos={photos} />}
    </div>
  );
}
