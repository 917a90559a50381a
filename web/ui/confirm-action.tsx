import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../lib/sentence.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Notice } from './notice.tsx';

interface ConfirmActionProps {
  open?: boolean;
  title: string;
  text: string;
  label: string;
  action: () => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks once more before something that is not taken back by a click. */
export function ConfirmAction({ open = true, title, text, label, action, onDone, onClose }: ConfirmActionProps) {
  const { mutate, isPending, error, reset } = useMutation({ mutationFn: action, onSuccess: onDone });
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
            Cancel
          </Button>
          <Button kind="danger-confirm" busy={isPending} onClick={() => mutate()}>
            {label}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-2">{text}</p>
        {error && <Notice tone="danger">{sentenceOf(error, 'That did not work. Please try again.')}</Notice>}
      </div>
    </Dialog>
  );
}
