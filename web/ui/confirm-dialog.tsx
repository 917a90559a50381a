import type { ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../lib/sentence.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';

interface ConfirmDialogProps {
  open?: boolean;
  title: string;
  /** Explains what will happen. */
  children: ReactNode;
  /** Labels of the cancel and the confirm button. */
  keep?: string;
  confirm: string;
  isDanger?: boolean;
  /** The dialog stays open until this finishes. If it fails, the dialog stays open and shows the error. */
  onConfirm: () => Promise<unknown>;
  /** Shown if the server gave no message of its own. */
  failed?: string;
  onDone?: () => void;
  onClose: () => void;
}

/** Asks for confirmation before an action that can't be undone with one click. */
export function ConfirmDialog({ open = true, title, children, keep = 'Cancel', confirm, ...rest }: ConfirmDialogProps) {
  const { isDanger = true, failed = 'Something went wrong. Please try again.', onConfirm, onDone, onClose } = rest;
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
