import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { X } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** `sheet` stands at the right edge over the full height. */
  shape?: 'box' | 'sheet';
  children: ReactNode;
  actions?: ReactNode;
}

/** The browser's own modal dialog: it traps the focus, closes on Escape and gives the focus back. */
export function Dialog({ open, onClose, title, shape = 'box', children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  // A click on the backdrop counts as one on the dialog itself; so does text selected inside and let go of outside.
  const pressedBackdrop = useRef(false);
  const closeOnBackdrop = useEffectEvent((event: MouseEvent) => {
    if (event.target === dialog.current && pressedBackdrop.current) onClose();
  });
  useEffect(() => {
    const element = dialog.current;
    const onPress = (event: PointerEvent) => {
      pressedBackdrop.current = event.target === element;
    };
    const onClick = (event: MouseEvent) => closeOnBackdrop(event);
    element?.addEventListener('pointerdown', onPress);
    element?.addEventListener('click', onClick);
    return () => {
      element?.removeEventListener('pointerdown', onPress);
      element?.removeEventListener('click', onClick);
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className={clsx(
        'overscroll-contain bg-raised text-ink shadow-float backdrop:bg-[oklch(0.12_0.01_60/0.55)] backdrop:backdrop-blur-[2px]',
        shapes[shape],
      )}
    >
      {open && (
        <div className="flex h-full flex-col">
          <div className="flex items-center justify-between gap-4 py-4 pr-3 pl-6">
            <h2 id={titleId} className="text-lg">
              {title}
            </h2>
            <IconButton label="Close" onClick={onClose}>
              <X size={20} aria-hidden="true" />
            </IconButton>
          </div>
          <div className="grow overflow-y-auto overscroll-contain px-6 pb-6">{children}</div>
          {actions && (
            <div className="flex flex-wrap justify-end gap-2.5 border-t border-line px-6 py-4">{actions}</div>
          )}
        </div>
      )}
    </dialog>
  );
}

const shapes = {
  box: 'm-auto w-[min(520px,calc(100%-32px))] rounded-xl open:animate-rise',
  sheet: 'my-0 mr-0 ml-auto h-dvh max-h-none w-[min(380px,100%)] open:animate-slide',
};
