import { useMutation } from '@tanstack/react-query';
import * as api from '../../../../lib/api.ts';
import { refetched } from '../../../../lib/refetch.ts';
import { sentenceOf } from '../../../../lib/sentence.ts';
import { showToast } from '../../../../ui/toast-list.ts';
import type { Pictures } from '../../attachments/use-pictures.ts';
import type { Me } from '../me.ts';
import type { Draft, Mode } from './use-draft.ts';

export type After = 'waiting_for_user' | 'resolved' | undefined;

interface Sending {
  ticketId: number;
  me: Me;
  mode: Mode;
  draft: Draft;
  attached: Pictures;
  onResolved: () => void;
}

/** Sends the text. The box is cleared only once the server has accepted it. */
export function useSend({ ticketId, me, mode, draft, attached, onResolved }: Sending) {
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (after: After) => {
      const said = {
        ticket_id: ticketId,
        user_id: me.id,
        content: draft.text,
        is_internal: mode === 'note',
        ...(after && { status: after }),
        ...(attached.photos.length > 0 && { attachment_ids: attached.photos.map(({ id }) => id) }),
      };
      return api.tickets.addResponse({ ...said, client_id: draft.idFor(said) });
    },
    onSuccess: (_answer, after) => {
      draft.write('');
      attached.queue.clear();
      showToast({ title: told(mode, after), tone: 'good' });
      if (after === 'resolved') onResolved();
    },
    onSettled: refetched,
  });
  return {
    send: (after?: After) => {
      if (!isPending) mutate(after);
    },
    isSending: isPending,
    problem: error ? sentenceOf(error, 'We couldn’t send your text. It’s still here. Please try again.') : null,
    forgetProblem: reset,
  };
}

function told(mode: Mode, after: After): string {
  if (mode === 'note') return 'Note added';
  if (after === 'resolved') return 'Reply sent, ticket resolved';
  return after ? 'Reply sent, waiting for the user' : 'Reply sent';
}
