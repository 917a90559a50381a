import { useId, useState, type DragEvent } from 'react';
import clsx from 'clsx';
import { ImagePlus } from 'lucide-react';
import { words } from '../words.ts';
import { photoTypes } from './check-photo.ts';

/** Where photos are dropped, or picked. The input is the control; the zone around it takes the drop. */
export function PhotoDrop({ onFiles }: { onFiles: (files: File[]) => void }) {
  const [isOver, setOver] = useState(false);
  const id = useId();

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length > 0) onFiles(files);
  }

  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        'relative grid justify-items-center gap-1 rounded-xl border-[1.5px] border-dashed px-5 py-8 text-center transition-colors',
        'hover:border-ink-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
        isOver ? 'border-ink bg-sunken' : 'border-edge bg-surface',
      )}
    >
      <ImagePlus size={30} strokeWidth={1.6} className="mb-2 text-ink-2" aria-hidden="true" />
      <label htmlFor={id} className="font-semibold">
        Add photos
      </label>
      <p className="text-sm text-ink-2 max-sm:hidden" aria-hidden="true">
        Drop them here, or click to choose
      </p>
      <p id={`${id}-hint`} className="text-sm text-ink-3">
        {words.photoHint}
      </p>
      <input
        id={id}
        type="file"
        multiple
        accept={photoTypes.join(',')}
        aria-describedby={`${id}-hint`}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again after it was removed.
          event.target.value = '';
        }}
      />
    </div>
  );
}
