import { useId, useState, type DragEvent, type Ref } from 'react';
import clsx from 'clsx';
import { ImagePlus, type LucideIcon } from 'lucide-react';

interface FileDropProps {
  label: string;
  hint: string;
  types: readonly string[];
  size?: 'large' | 'small';
  /** Accepts a single file. */
  isSingle?: boolean;
  /** Why the selected files were refused. */
  describedBy?: string | undefined;
  /** Noun for what is dropped, singular and plural. */
  things?: readonly [one: string, many: string];
  Icon?: LucideIcon;
  onFiles: (files: File[]) => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Drop zone and file picker, mostly for pictures. The input is the accessible control, and the zone around it accepts
 * drops.
 */
export function FileDrop({ label, hint, types, size = 'large', isSingle = false, ...rest }: FileDropProps) {
  const { describedBy, things = ['a picture', 'pictures'], Icon = ImagePlus, onFiles, ref } = rest;
  const [isOver, setOver] = useState(false);
  const id = useId();
  const isLarge = size === 'large';

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
        'relative border-dashed transition-colors',
        isLarge
          ? 'grid justify-items-center gap-1 rounded-xl border-[1.5px] px-5 py-8 text-center'
          : 'flex items-center gap-3.5 rounded-m border px-4 py-3',
        'hover:border-ink-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
        isOver ? 'border-ink bg-sunken' : 'border-edge bg-surface',
      )}
    >
      <Icon
        size={isLarge ? 30 : 22}
        strokeWidth={1.6}
        className={clsx('shrink-0 text-ink-2', isLarge && 'mb-2')}
        aria-hidden="true"
      />
      <div className={isLarge ? 'contents' : 'grid'}>
        <label htmlFor={id} className={clsx('font-semibold', !isLarge && 'text-sm')}>
          {label}
        </label>
        {isLarge && (
          <p className="text-sm text-ink-2 max-sm:hidden" aria-hidden="true">
            Drop {isSingle ? 'it' : 'them'} here, or click to select
          </p>
        )}
        <p id={`${id}-hint`} className="text-sm text-ink-3">
          {hint}
        </p>
      </div>
      <input
        ref={ref}
        id={id}
        type="file"
        multiple={!isSingle}
        accept={types.join(',')}
        aria-describedby={clsx(`${id}-hint`, describedBy)}
        aria-invalid={describedBy !== undefined || undefined}
        title={`Drop ${things[isSingle ? 0 : 1]} here, or click to select`}
        className="absolute inset-0 cursor-pointer opacity-0"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Lets the same file be selected again after it was removed.
          event.target.value = '';
        }}
      />
    </div>
  );
}
