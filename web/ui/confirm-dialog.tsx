import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** What the harmless answer and the other say. */
  keep?: string;
  confirm: string;
  isDanger?: boolean;
  busy: boolean;
  /** Why it did not work. */
  problem: string | null;
  onConfirm: () => void;
}

/** Asks once more before something that is not undone by a click. */
export const ConfirmDialog = (props: ConfirmDialogProps) => {
  const { open, onClose, title, children, keep = 'Cancel', confirm, isDanger = true, busy, problem, onConfirm } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button kind="plain" onClick={onClose}>
            {keep}
          </Button>
          <Button {...(isDanger && { kind: 'danger-confirm' as const })} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {children}
        {problem && <Notice tone="danger">{problem}</Notice>}
      </div>
    </Dialog>
  );
};
