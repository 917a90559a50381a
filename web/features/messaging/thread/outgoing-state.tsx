import { CircleAlert } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import type { Outgoing } from '../core/outgoing.ts';
import { words } from '../words.ts';

interface OutgoingStateProps {
  outgoing: Outgoing;
  onRetry: (clientId: string) => void;
  onDrop: (clientId: string) => void;
}

/** How a message on its way is doing. One that failed stays with its text until it is sent or deleted. */
export function OutgoingState({ outgoing, onRetry, onDrop }: OutgoingStateProps) {
  const { clientId, state } = outgoing;
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
          Retry
        </Button>
        <Button kind="link" onClick={() => onDrop(clientId)}>
          Delete
        </Button>
      </span>
    </div>
  );
}

function failure({ problem, isHeld }: Outgoing): string {
  if (isHeld) return `${words.sendFailed}. We try again when the connection is back.`;
  return problem && problem !== words.sendFailed ? `${words.sendFailed}. ${problem}` : words.sendFailed;
}
