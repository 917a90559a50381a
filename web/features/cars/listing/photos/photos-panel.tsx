import { maxPhotos } from '@forecourt/contract/cars/listing-rules.ts';
import { countOf } from '../../../../lib/format.ts';
import { pictureTypes } from '../../../../lib/picture-file.ts';
import { FileDrop } from '../../../../ui/file-drop.tsx';
import { words } from '../words.ts';
import { PhotoGrid } from './photo-grid.tsx';
import { isMoving, isStored } from './photo-slots.ts';
import type { Photos } from './use-photo-shelf.ts';

export function PhotosPanel({ photos }: { photos: Photos }) {
  const { slots, shelf } = photos;
  const stored = slots.filter(isStored).length;
  const moving = slots.filter(isMoving).length;
  return (
    <div className="grid gap-5">
      <FileDrop label="Add photos" hint={words.photoHint} types={pictureTypes} onFiles={(files) => shelf.add(files)} />
      <p className="text-sm text-ink-2" aria-live="polite">
        {slots.length === 0
          ? `Up to ${maxPhotos} photos; the first one is the cover. A car without photos can be listed, but few will look at it.`
          : `${countOf(stored, 'photo')} of up to ${maxPhotos}${moving ? `, ${moving} on the way` : ''}. Drag to reorder; the first one is the cover.`}
      </p>
      {slots.length > 0 && <PhotoGrid photos={photos} />}
    </div>
  );
}
