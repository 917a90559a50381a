import { useRef } from 'react';
import { maxAttachments } from '@forecourt/contract/tickets/ticket-values.ts';
import { pictureTypes } from '../../../lib/picture-file.ts';
import { isStored } from '../../../lib/upload-queue.ts';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { StoredTile, UploadTile } from './picture-tile.tsx';
import type { Pictures } from './use-pictures.ts';

/** Drop zone and file picker, with the upload state of each picture below. */
export function Attachments({ pictures }: { pictures: Pictures }) {
  const { queue, list } = pictures;
  const input = useRef<HTMLInputElement>(null);

  function remove(key: string) {
    queue.remove(key);
    // The button that had focus disappears with its tile.
    input.current?.focus();
  }

  return (
    <div className="grid gap-3">
      <FileDrop
        ref={input}
        label="Add pictures"
        hint={`Up to ${maxAttachments} pictures: PNG, JPG, GIF or WebP, 10 MB each`}
        types={pictureTypes}
        size="small"
        onFiles={(files) => queue.add(files)}
      />
      {list.length > 0 && (
        <ul aria-label="Pictures" className="grid gap-2 sm:grid-cols-2">
          {list.map((one, index) =>
            isStored(one) ? (
              <StoredTile key={one.key} photo={one.photo} place={index + 1} onRemove={() => remove(one.key)} />
            ) : (
              <UploadTile
                key={one.key}
                picture={one}
                onRetry={() => queue.retry(one.key)}
                onRemove={() => remove(one.key)}
              />
            ),
          )}
        </ul>
      )}
    </div>
  );
}
