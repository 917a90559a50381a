import type { Ticket } from '@forecourt/contract/tickets/ticket-shapes.ts';
import { shownNumber } from '@forecourt/contract/tickets/tickets.flow.ts';
import { countOf } from '../../../../lib/format.ts';
import { RadioRow } from '../../../../ui/radio-row.tsx';
import { Time } from '../../../../ui/time.tsx';
import { StatusTag } from '../../tags.tsx';

interface TargetListProps {
  tickets: readonly Ticket[];
  chosen: number | null;
  onChoose: (id: number) => void;
}

/** The user's other tickets that this one can continue in. */
export const TargetList = ({ tickets, chosen, onChoose }: TargetListProps) => (
  <fieldset className="grid min-w-0 gap-2">
    <legend className="mb-2 text-sm text-ink-2">Merge into</legend>
    {tickets.map(({ id, subject, ticket_number, status, response_count, created_at }) => (
      <RadioRow key={id} name="merge-into" checked={chosen === id} onChange={() => onChoose(id)}>
        <span className="grid min-w-0 gap-1">
          <span className="font-semibold wrap-anywhere">{subject}</span>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
            <StatusTag status={status} />
            {shownNumber(ticket_number)}
            <span>{countOf(response_count, 'reply', 'replies')}</span>
            <span>
              Created <Time at={created_at} as="day" />
            </span>
          </span>
        </span>
      </RadioRow>
    ))}
  </fieldset>
);
