import { useRef } from 'react';
import { pictureTypes } from '../../../lib/picture-file.ts';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { pictureHint } from './check-file.ts';
import { isStored } from './picture-shelf.ts';
import { StoredTile, UploadTile } from './picture-tile.tsx';
import type { Pictures } from './use-pictures.ts';

/** Pictures are dropped here, or chosen; below stands how each of them fares. */
export function Attachments({ pictures }: { pictures: Pictures }) {
  const { shelf, list } = pictures;
  const input = useRef<HTMLInputElement>(null);

  function remove(key: string) {
    shelf.remove(key);
    // What was pressed is gone with its tile.
    input.current?.focus();
  }

  return (
    <div className="grid gap-3">
      <FileDrop
        ref={input}
        label="Add pictures"
        hint={pictureHint}
        types={pictureTypes}
        size="small"
        onFiles={(files) => shelf.add(files)}
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
                onRetry={() => shelf.retry(one.key)}
                onRemove={() => remove(one.key)}
              />
            ),
          )}
        </ul>
      )}
    </div>
  );
}
