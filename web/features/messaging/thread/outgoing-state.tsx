import { CircleAlert } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import type { Outgoing } from '../core/outgoing.ts';
import { words } from '../words.ts';

interface OutgoingStateProps {
  outgoing: Outgoing;
  onRetry: (clientId: string) => void;
  onDrop: (clientId: string) => void;
  onRestore: (outgoing: Outgoing) => void;
}

/** Status of an outgoing message. A failed one keeps its text until it's sent or deleted. */
export function OutgoingState({ outgoing, onRetry, onDrop, onRestore }: OutgoingStateProps) {
  const { clientId, state } = outgoing;
  function drop() {
    onDrop(clientId);
    showToast({ title: 'Message deleted', action: { label: 'Undo', run: () => onRestore(outgoing) } });
  }
  if (state !== 'failed')
    return <p className="mt-1 px-3 text-xs text-ink-3">{state === 'sending' ? 'Sending…' : 'Waiting…'}</p>;
  return (
    <div className="mt-1 flex max-w-[min(82%,34rem)] flex-wrap items-center justify-end gap-x-3 gap-y-1 px-1 text-sm">
      <p role="alert" className="flex items-start gap-1.5 font-medium text-danger">
        <CircleAlert size={16} className="mt-px shrink-0" aria-hidden="true" />
        <span>{failure(outgoing)}</span>
      </p>
      <span className="flex gap-3">
        <Button kind="link" onClick={() => onRetry(clientId)}>
          Try again
        </Button>
        <Button kind="link" onClick={drop}>
          Delete
        </Button>
      </span>
    </div>
  );
}

function failure({ problem, isHeld }: Outgoing): string {
  if (isHeld) return `${words.sendFailed}. We’ll try again when you’re back online.`;
  return problem && problem !== words.sendFailed ? `${words.sendFailed}. ${problem}` : words.sendFailed;
}
