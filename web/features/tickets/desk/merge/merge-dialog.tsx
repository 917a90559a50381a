import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Ticket } from '@forecourt/contract/tickets/ticket-shapes.ts';
import { shownNumber } from '@forecourt/contract/tickets/tickets.flow.ts';
import * as api from '../../../../lib/api.ts';
import { refetched } from '../../../../lib/refetch.ts';
import { sentenceOf } from '../../../../lib/sentence.ts';
import { staffTabs } from '../../../../lib/tab-paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { showToast } from '../../../../ui/toast-list.ts';
import { WhatThisWillDo } from '../../../../shared/staff/what-this-will-do.tsx';
import { backToList, type DeskSearch } from '../desk-search.ts';
import type { DeskTicket } from '../desk-ticket.ts';
import { words } from '../words.ts';
import { TargetList } from './target-list.tsx';

interface MergeDialogProps {
  ticket: DeskTicket;
  search: DeskSearch;
  onClose: () => void;
}

/** Selects the ticket to merge into and says what will happen. A merge can't be undone. */
export function MergeDialog({ ticket, search, onClose }: MergeDialogProps) {
  const { data, error, refetch } = useQuery(api.tickets.mergeTargets.query({ ticket_id: ticket.id }));
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = data?.tickets.find(({ id }) => id === chosenId);
  const { merge, isMerging, problem } = useMerge(ticket, search, onClose);
  const none = data?.tickets.length === 0;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Merge ${shownNumber(ticket.ticket_number)}`}
      actions={
        <>
          <Button kind="plain" onClick={onClose}>
            {none ? 'Close' : 'Cancel'}
          </Button>
          {!none && (
            <Button disabled={!chosen} busy={isMerging} onClick={() => chosen && merge(chosen)}>
              Merge tickets
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {problem && <Notice tone="danger">{problem}</Notice>}
        {!data && !error && <Skeleton className="h-32 rounded-m" />}
        {!data && error && (
          <ErrorState level={2} title={words.listFailed} text={sentenceOf(error)} onRetry={() => void refetch()} />
        )}
        {none && (
          <p className="text-ink-2">
            {ticket.user_name} has no other open ticket. Closed tickets, appeals and disputes can’t be merged.
          </p>
        )}
        {data && !none && <TargetList tickets={data.tickets} chosen={chosenId} onChoose={setChosenId} />}
        {chosen && <WhatThisWillDo sentences={whatHappens(ticket, chosen)} />}
      </div>
    </Dialog>
  );
}

const whatHappens = (from: DeskTicket, into: Ticket) => [
  `All messages, notes and pictures will move to ${shownNumber(into.ticket_number)}.`,
  `${shownNumber(from.ticket_number)} will be closed and link there.`,
  `${from.user_name} will get one notification.`,
  'You can’t undo this.',
];

function useMerge({ id }: DeskTicket, search: DeskSearch, onClose: () => void) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (into: Ticket) => api.tickets.merge({ ticket_id: id, into_id: into.id }),
    onSuccess: (_done, into) => {
      onClose();
      showToast({ title: `Merged into ${shownNumber(into.ticket_number)}`, tone: 'good' });
      void navigate({ to: staffTabs.tickets, search: { ...backToList(search), ticket: into.id } });
    },
    onSettled: refetched,
  });
  return {
    merge: (into: Ticket) => mutate(into),
    isMerging: isPending,
    problem: error && sentenceOf(error, words.actionFailed),
  };
}
