import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { StaffTicket } from '@forecourt/contract/tickets/ticket-shapes.ts';
import { shownNumber } from '@forecourt/contract/tickets/tickets.flow.ts';
import * as api from '../../../../lib/api.ts';
import { countOf } from '../../../../lib/format.ts';
import { sentenceOf } from '../../../../lib/sentence.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import type { Me } from '../me.ts';
import { PriorityTag } from '../../tags.tsx';
import { words } from '../words.ts';
import { StaffPicker } from './staff-picker.tsx';
import { useAssign } from './use-assign.ts';

interface AssignNextDialogProps {
  me: Me;
  open: boolean;
  onClose: () => void;
}

/** Steps through the unassigned tickets, most urgent first, until none are left. */
export const AssignNextDialog = ({ me, open, onClose }: AssignNextDialogProps) => (
  <Dialog open={open} onClose={onClose} title="Assign Staff Member">
    {open && <Unassigned me={me} />}
  </Dialog>
);

function Unassigned({ me }: { me: Me }) {
  const { data, error, refetch } = useQuery(
    api.tickets.staffList.query({ user_id: me.id, status: 'open', assigned: 'nobody', limit: 50 }),
  );
  if (error && !data)
    return <ErrorState level={2} title={words.listFailed} text={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40 rounded-m" />;
  const waiting = data.tickets.filter(({ is_own, is_decider }) => !is_own && !is_decider);
  if (waiting.length === 0) return <p className="text-ink-2">All open tickets are assigned. Well done!</p>;
  return <ChooseBoth me={me} waiting={waiting} />;
}

function ChooseBoth({ me, waiting }: { me: Me; waiting: readonly StaffTicket[] }) {
  const [chosenId, setChosenId] = useState<number>();
  const { assign, isAssigning } = useAssign(me);
  const ticket = waiting.find(({ id }) => id === chosenId) ?? waiting[0];
  if (!ticket) return null;
  return (
    <div className="grid gap-5">
      <Field label="Ticket" hint={`${countOf(waiting.length, 'open ticket')} unassigned`}>
        {(control) => (
          <Select {...control} value={ticket.id} onChange={({ target }) => setChosenId(Number(target.value))}>
            {waiting.map(({ id, ticket_number, subject }) => (
              <option key={id} value={id}>
                {shownNumber(ticket_number)} – {subject}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
        <PriorityTag priority={ticket.priority} />
        {ticket.category_name} · {ticket.user_name}
      </p>
      <StaffPicker
        me={me}
        ticket={ticket}
        isBusy={isAssigning}
        onChoose={(person) => assign(ticket, person, () => setChosenId(undefined))}
      />
    </div>
  );
}
