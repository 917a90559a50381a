import { ticketFlow, statusTransition, type TicketStatus } from '@forecourt/contract/tickets/tickets.flow.ts';
import { Button } from '../../../../ui/button.tsx';
import type { Mode } from './use-draft.ts';
import type { After } from './use-send.ts';

interface SendButtonsProps {
  status: TicketStatus;
  /** An appeal ends with its outcome, not with a reply. */
  isAppeal: boolean;
  mode: Mode;
  hasFailedPicture: boolean;
  isReady: boolean;
  isSending: boolean;
  onSend: (after?: After) => void;
}

export function SendButtons({
  status,
  isAppeal,
  mode,
  hasFailedPicture,
  isReady,
  isSending,
  onSend,
}: SendButtonsProps) {
  const answered = ticketFlow.after('reply', status);
  const mayBecome = (next: TicketStatus) => answered !== null && statusTransition(answered, next) !== null;
  const given = { disabled: !isReady && !isSending, busy: isSending };
  return (
    <div className="flex flex-wrap items-center justify-end gap-2.5 max-sm:grid max-sm:justify-stretch">
      <p aria-live="polite" className="mr-auto text-xs text-ink-3">
        {hasFailedPicture ? (
          <span className="font-medium text-danger">Upload the picture again or remove it first.</span>
        ) : (
          <span className="max-sm:hidden">Ctrl + Enter to send</span>
        )}
      </p>
      {mode === 'reply' && mayBecome('waiting_for_user') && (
        <Button kind="plain" {...given} onClick={() => onSend('waiting_for_user')}>
          Send and set waiting
        </Button>
      )}
      {mode === 'reply' && mayBecome('resolved') && !isAppeal && (
        <Button kind="plain" {...given} onClick={() => onSend('resolved')}>
          Send and resolve
        </Button>
      )}
      <Button {...given} onClick={() => onSend()}>
        {mode === 'note' ? 'Add note' : 'Send reply'}
      </Button>
    </div>
  );
}
