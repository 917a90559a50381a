import { useQuery } from '@tanstack/react-query';
import type { StaffTicket } from '@forecourt/contract/tickets/ticket-shapes.ts';
import * as api from '../../../../lib/api.ts';
import { sentenceOf } from '../../../../lib/sentence.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { PersonName } from '../../../../shared/people/person-row.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import type { Me } from '../me.ts';
import { leastBusyFirst, roleName, type Colleague } from './colleagues.ts';

interface StaffPickerProps {
  me: Me;
  /** Omitted when several tickets are selected. Refused assignments are then listed in the bulk outcome. */
  ticket?: Pick<StaffTicket, 'id' | 'assigned_to'>;
  isBusy: boolean;
  onChoose: (person: Colleague) => void;
}

/** Staff who can take the ticket and don't have it yet, with their open tickets. The current user comes first. */
export function StaffPicker({ me, ticket, isBusy, onChoose }: StaffPickerProps) {
  const { data, error, refetch } = useQuery(api.tickets.staff.query(ticket ? { ticket_id: ticket.id } : {}));
  if (error && !data)
    return (
      <ErrorState level={2} title="Failed to get the staff" text={sentenceOf(error)} onRetry={() => void refetch()} />
    );
  if (!data) return <PickerSkeleton />;
  const people = leastBusyFirst(data.staff, me.id).filter(({ id }) => id !== ticket?.assigned_to);
  if (people.length === 0) return <p className="text-ink-2">There’s no one else to assign this ticket to.</p>;
  return (
    <ul aria-label="Staff" className="grid gap-1.5">
      {people.map((person) => (
        <li key={person.id}>
          <button
            type="button"
            disabled={isBusy}
            onClick={() => onChoose(person)}
            className="flex w-full items-center gap-3 rounded-m border border-line px-3 py-2.5 text-left transition-colors not-disabled:hover:border-edge not-disabled:hover:bg-sunken disabled:opacity-55"
          >
            <PersonName
              person={person}
              label={person.id === me.id ? 'Assign to me' : undefined}
              text={roleName(person.role)}
            />
            <span className="shrink-0 text-sm text-ink-2">{person.open_tickets} open</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const PickerSkeleton = () => (
  <output aria-busy="true" aria-label="Loading" className="grid gap-1.5">
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} className="h-[58px] rounded-m" />
    ))}
  </output>
);
