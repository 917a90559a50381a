import { lazy, Suspense, useRef, useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { Camera } from 'lucide-react';
import type { PictureDialog } from './picture-dialog/picture-dialog.tsx';

const load = async () => ({ default: (await import('./picture-dialog/picture-dialog.tsx')).PictureDialog });
const Lazy = lazy(load);
const preload = () => void load().catch(() => undefined);

type ChangePictureProps = Omit<ComponentProps<typeof PictureDialog>, 'onClose'>;

/** A camera button on the corner of a picture. Preloads the dialog's code when the user is about to open it. */
export function ChangePictureButton(props: ChangePictureProps) {
  const [isOpen, setOpen] = useState(false);
  const camera = useRef<HTMLButtonElement>(null);

  function close() {
    flushSync(() => setOpen(false));
    camera.current?.focus();
  }

  return (
    <>
      <button
        ref={camera}
        type="button"
        aria-label={props.title}
        title={props.title}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
        className="relative grid size-8 place-items-center rounded-full border border-line bg-surface text-ink-2 shadow-sm transition-colors after:absolute after:-inset-1.5 hover:bg-sunken hover:text-ink sm:size-9"
      >
        <Camera size={16} aria-hidden="true" />
      </button>
      {isOpen && (
        <Suspense>
          <Lazy {...props} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
