import type { ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../lib/sentence.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';

interface ConfirmDialogProps {
  open?: boolean;
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** What the harmless answer and the other say. */
  keep?: string;
  confirm: string;
  isDanger?: boolean;
  /** It is open until this is done, and stays so, with the reason, where that fails. */
  onConfirm: () => Promise<unknown>;
  /** What to say where the server said nothing. */
  failed?: string;
  onDone?: () => void;
  onClose: () => void;
}

/** Asks once more before something that is not taken back by a click. */
export function ConfirmDialog({ open = true, title, children, keep = 'Cancel', confirm, ...rest }: ConfirmDialogProps) {
  const { isDanger = true, failed = 'That did not work. Please try again.', onConfirm, onDone, onClose } = rest;
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: onConfirm,
    ...(onDone && { onSuccess: onDone }),
  });

  function close() {
    reset();
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      actions={
        <>
          <Button kind="plain" onClick={close}>
            {keep}
          </Button>
          <Button {...(isDanger && { kind: 'danger-confirm' as const })} busy={isPending} onClick={() => mutate()}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-ink-2">
        {children}
        {error && <Notice tone="danger">{sentenceOf(error, failed)}</Notice>}
      </div>
    </Dialog>
  );
}
