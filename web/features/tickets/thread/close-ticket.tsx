import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as api from '../../../lib/api.ts';
import { refetched } from '../../../lib/refetch.ts';
import { focusHeading } from '../../../lib/focus-heading.ts';
import { isSessionEnd } from '../../../lib/form-failure.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { SessionLink } from '../../../lib/session-link.ts';
import { words } from '../words.ts';

interface CloseTicketProps {
  ticketId: number;
  userId: number;
  /** Closing the ticket withdraws the appeal. */
  isAppeal: boolean;
  session: SessionLink;
}

export function CloseTicket({ ticketId, userId, isAppeal, session }: CloseTicketProps) {
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => api.tickets.close({ ticket_id: ticketId, user_id: userId }),
    onSuccess: async (answer) => {
      setOpen(false);
      client.setQueryData(api.tickets.get.query({ id: ticketId }).queryKey, answer);
      // The button that had focus is gone.
      setTimeout(focusHeading);
      await refetched();
    },
    onError: (failure) => (isSessionEnd(failure) ? session.expire() : refetched()),
  });

  function ask() {
    reset();
    setOpen(true);
  }

  return (
    <>
      <Button kind="plain" size="small" onClick={ask}>
        Close ticket
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Close this ticket?"
        actions={
          <>
            <Button kind="plain" onClick={() => setOpen(false)}>
              Keep ticket open
            </Button>
            <Button kind="danger-confirm" busy={isPending} onClick={() => mutate()}>
              Close ticket
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <p className="text-ink-2">
            {isAppeal
              ? 'Closing this ticket withdraws your appeal, and you can only appeal a decision once. You’ll still be able to read the ticket.'
              : 'A closed ticket can’t be reopened or replied to. You’ll still be able to read it, and you can create a new one at any time.'}
          </p>
          {error && !session.isExpired && <Notice tone="danger">{sentenceOf(error, words.closeFailed)}</Notice>}
          {session.isExpired && session.notice}
        </div>
      </Dialog>
    </>
  );
}
