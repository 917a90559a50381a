import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { X } from 'lucide-react';
import { Button } from './button.tsx';
import { DialogFootElement } from './dialog-foot.tsx';
import { IconButton } from './icon-button.tsx';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** `wide` is a box for long text. `sheet` and the wider `panel` are docked to the right edge at full height. */
  shape?: 'box' | 'wide' | 'sheet' | 'panel';
  /** Asks before closing if the user has typed something. */
  isForm?: boolean;
  children: ReactNode;
  actions?: ReactNode;
}

/** Wraps the native modal dialog, which traps focus, closes on Escape and restores focus. */
export function Dialog({ open, onClose, title, shape = 'box', isForm = false, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  /** The field last typed in. Null if nothing has been typed. */
  const writtenIn = useRef<HTMLElement>(null);
  const [isAsking, setAsking] = useState(false);
  const titleId = useId();
  const [footElement, setFootElement] = useState<HTMLElement | null>(null);
  const isDocked = shape === 'sheet' || shape === 'panel';

  if (!open && isAsking) setAsking(false);

  useEffect(() => {
    writtenIn.current = null;
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  function leave() {
    if (isForm && writtenIn.current) setAsking(true);
    else onClose();
  }

  function stay() {
    setAsking(false);
    writtenIn.current?.focus();
  }

  // Browsers ignore preventDefault on a second Escape, so a form handles both presses itself.
  const answerEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isForm) return;
    event.preventDefault();
    if (isAsking) stay();
    else leave();
  });

  // A backdrop click targets the dialog itself. So does a text selection that starts inside and ends outside.
  const pressedBackdrop = useRef(false);
  const leaveByBackdrop = useEffectEvent((event: MouseEvent) => {
    if (event.target === dialog.current && pressedBackdrop.current) leave();
  });
  useEffect(() => {
    const element = dialog.current;
    const onPress = (event: PointerEvent) => {
      pressedBackdrop.current = event.target === element;
    };
    const onClick = (event: MouseEvent) => leaveByBackdrop(event);
    element?.addEventListener('pointerdown', onPress);
    const onKey = (event: KeyboardEvent) => answerEscape(event);
    element?.addEventListener('click', onClick);
    element?.addEventListener('keydown', onKey);
    return () => {
      element?.removeEventListener('pointerdown', onPress);
      element?.removeEventListener('click', onClick);
      element?.removeEventListener('keydown', onKey);
    };
  }, []);

  const cross = (
    <IconButton label="Close" onClick={leave}>
      <X size={20} aria-hidden="true" />
    </IconButton>
  );
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onCancel={(event) => {
        // Cancelling a file picker inside the dialog bubbles up here.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        leave();
      }}
      onInput={(event) => {
        if (event.target instanceof HTMLElement && event.target.matches(written)) writtenIn.current = event.target;
      }}
      className={clsx(
        'overscroll-contain bg-raised text-ink shadow-float backdrop:bg-[oklch(0.12_0.01_60/0.55)] backdrop:backdrop-blur-[2px]',
        shapes[shape],
      )}
    >
      {open && (
        <div className={clsx('flex flex-col', heights[shape])}>
          <div className="flex min-h-[74px] items-center justify-between gap-4 py-4 pr-3 pl-6">
            <h2 id={titleId} className={clsx('text-lg', !isDocked && 'pr-12')}>
              {title}
            </h2>
            {isDocked && cross}
          </div>
          <div className="-mt-1 min-h-0 grow overflow-y-auto overscroll-contain px-6 pt-1 pb-6 focus-visible:-outline-offset-2">
            <DialogFootElement value={footElement}>{children}</DialogFootElement>
          </div>
          {isAsking && <KeepOrDiscard onKeep={stay} onDiscard={onClose} />}
          {actions && !isAsking && <div className={foot}>{actions}</div>}
          <div ref={setFootElement} hidden={isAsking} className={clsx(foot, 'empty:hidden')} />
          {/* The browser gives the focus to what comes first: where one writes, or the harmless answer. */}
          {!isDocked && <div className="absolute top-4 right-3">{cross}</div>}
        </div>
      )}
    </dialog>
  );
}

const KeepOrDiscard = ({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) => (
  <div role="alert" className={clsx(foot, 'items-center bg-sunken')}>
    <p className="grow text-sm font-medium">Discard what you wrote?</p>
    <Button ref={takeFocus} kind="plain" size="small" onClick={onKeep}>
      Keep writing
    </Button>
    <Button kind="danger" size="small" onClick={onDiscard}>
      Discard
    </Button>
  </div>
);

const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

const written = 'textarea, input:not([type=checkbox], [type=radio], [type=file])';

const foot = 'flex flex-wrap justify-end gap-2.5 border-t border-line px-6 py-4 max-sm:px-4 max-sm:py-3 max-sm:*:grow';

/** Long content scrolls between the title and the buttons, which stay visible. */
const heights = {
  box: 'max-h-[calc(100dvh-32px)]',
  wide: 'max-h-[calc(100dvh-32px)]',
  sheet: 'h-full',
  panel: 'h-full',
};

const shapes = {
  box: 'm-auto max-h-none overflow-hidden w-[min(520px,calc(100%-32px))] rounded-xl open:animate-rise',
  wide: 'm-auto max-h-none overflow-hidden w-[min(820px,calc(100%-32px))] rounded-xl open:animate-rise',
  sheet: 'my-0 mr-0 ml-auto h-dvh max-h-none w-[min(380px,100%)] open:animate-slide',
  panel: 'my-0 mr-0 ml-auto h-dvh max-h-none max-w-none w-[min(560px,100%)] open:animate-slide',
};
