import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface LeaveDialogProps {
  blocker: { status: 'idle' } | { status: 'blocked'; proceed: () => void; reset: () => void } | { status: string };
}

/** Asks before unsaved changes are discarded. */
export function LeaveDialog({ blocker }: LeaveDialogProps) {
  const isOpen = 'proceed' in blocker && blocker.status === 'blocked';
  const stay = () => 'reset' in blocker && blocker.status === 'blocked' && blocker.reset();
  const leave = () => 'proceed' in blocker && blocker.status === 'blocked' && blocker.proceed();
  return (
    <Dialog
      open={isOpen}
      onClose={stay}
      title="Leave without saving?"
      actions={
        <>
          <Button kind="plain" onClick={stay}>
            Keep editing
          </Button>
          <Button kind="danger-confirm" onClick={leave}>
            Discard changes
          </Button>
        </>
      }
    >
      <p className="text-ink-2">You haven’t saved your changes to this listing.</p>
    </Dialog>
  );
}
