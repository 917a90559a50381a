import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { StaffTicket } from '@forecourt/contract/tickets/ticket-shapes.ts';
import type { TicketPriority } from '@forecourt/contract/tickets/tickets.flow.ts';
import * as api from '../../../../lib/api.ts';
import { refetched } from '../../../../lib/refetch.ts';
import { sentenceOf } from '../../../../lib/sentence.ts';
import { showToast } from '../../../../ui/toast-list.ts';
import { words } from '../words.ts';

type Change = { staff_id: number } | { status: 'resolved' } | { priority: TicketPriority };

export interface Outcome {
  /** The past participle in "2 tickets resolved". */
  transition: string;
  changed: number;
  refused: readonly { number: string; sentence: string }[];
}

/** Changes all selected tickets. Refused changes are listed with their reason, never skipped silently. */
export function useBulk(selected: readonly StaffTicket[], onDone: () => void) {
  const [outcome, setOutcome] = useState<Outcome>();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({
      change,
      transition,
      of,
    }: {
      change: Change;
      transition: string;
      of: readonly StaffTicket[];
    }) => {
      const { changed, refused } = await api.tickets.bulk({ ticket_ids: of.map(({ id }) => id), ...change });
      const number = (id: number) => of.find((one) => one.id === id)?.ticket_number ?? '';
      return {
        transition,
        changed: changed.length,
        refused: refused.map(({ ticket_id, sentence }) => ({ number: number(ticket_id), sentence })),
      };
    },
    onMutate: () => setOutcome(undefined),
    onSuccess: (told) => {
      setOutcome(told);
      onDone();
    },
    onError: (error) => showToast({ title: sentenceOf(error, words.actionFailed), tone: 'danger' }),
    onSettled: refetched,
  });
  return {
    change: (change: Change, transition: string) => mutate({ change, transition, of: selected }),
    isChanging: isPending,
    outcome,
    forget: () => setOutcome(undefined),
  };
}
