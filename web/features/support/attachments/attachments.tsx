import { useId, useRef, useState, type DragEvent } from 'react';
import clsx from 'clsx';
import { ImagePlus } from 'lucide-react';
import { pictureHint, pictureTypes } from './check-file.ts';
import { isStored } from './picture-shelf.ts';
import { StoredTile, UploadTile } from './picture-tile.tsx';
import type { Pictures } from './use-pictures.ts';

/** Pictures are dropped here, or chosen; below stands how each of them fares. */
export function Attachments({ pictures }: { pictures: Pictures }) {
  const { shelf, list } = pictures;
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    shelf.add([...event.dataTransfer.files]);
  }

  function remove(key: string) {
    shelf.remove(key);
    // What was pressed is gone with its tile.
    input.current?.focus();
  }

  return (
    <div className="grid gap-3">
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={clsx(
          'relative flex items-center gap-3.5 rounded-m border border-dashed px-4 py-3 transition-colors',
          'hover:border-ink-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
          isOver ? 'border-ink bg-sunken' : 'border-edge bg-surface',
        )}
      >
        <ImagePlus size={22} strokeWidth={1.7} className="shrink-0 text-ink-2" aria-hidden="true" />
        <div className="grid">
          <label htmlFor={id} className="text-sm font-semibold">
            Add pictures
          </label>
          <p id={`${id}-hint`} className="text-sm text-ink-3">
            {pictureHint}
          </p>
        </div>
        <input
          ref={input}
          id={id}
          type="file"
          multiple
          accept={pictureTypes.join(',')}
          aria-describedby={`${id}-hint`}
          title="Drop pictures here, or click to choose"
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => {
            shelf.add([...(event.target.files ?? [])]);
            // The same file may be chosen again after it was removed.
            event.target.value = '';
          }}
        />
      </div>
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
