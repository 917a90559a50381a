import { useState, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { PanelRight } from 'lucide-react';
import { paths } from '../../../../lib/paths.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Ago } from '../../../../ui/ago.tsx';
import { DueTag } from '../due/due-tag.tsx';
import { AssignDialog } from '../assign/assign-dialog.tsx';
import type { Me } from '../me.ts';
import { CategoryControl } from './category-control.tsx';
import { may, type DeskTicket } from '../desk-ticket.ts';
import { Rating } from './rating.tsx';
import { PriorityControl, StatusControl } from './ticket-controls.tsx';

interface FactsProps {
  ticket: DeskTicket;
  me: Me;
  standing: ReactNode;
  /** Opens the requester's details. */
  onPerson: (() => void) | undefined;
}

/** The requester, the assignee and the state of the ticket. */
export const Facts = ({ ticket, me, standing, onPerson }: FactsProps) => (
  <aside
    aria-label="About this ticket"
    className="grid gap-x-4 gap-y-5 rounded-l border border-line bg-surface p-5 sm:max-lg:grid-cols-2 lg:sticky lg:top-24"
  >
    <Person ticket={ticket} />
    {onPerson && (
      <div className="sm:max-lg:self-center">
        <Button kind="plain" size="small" onClick={onPerson}>
          <PanelRight size={16} aria-hidden="true" />
          User details
        </Button>
      </div>
    )}
    {standing && <div className="sm:max-lg:col-span-2">{standing}</div>}
    <Assignee ticket={ticket} me={me} />
    <StatusControl ticket={ticket} me={me} />
    <PriorityControl ticket={ticket} me={me} />
    <CategoryControl ticket={ticket} me={me} />
    {ticket.due_at !== null && (
      <Fact title={ticket.first_response_at === null ? 'First response' : 'Resolution'}>
        <span>
          <DueTag ticket={ticket} />
        </span>
      </Fact>
    )}
    {ticket.rating !== null && (
      <Fact title="Rating">
        <Rating stars={ticket.rating} comment={ticket.rating_comment} />
      </Fact>
    )}
    <dl className="grid gap-2 border-t border-line pt-4 text-sm sm:max-lg:col-span-2">
      <Moment title="Created" at={ticket.created_at} />
      <Moment title="First response" at={ticket.first_response_at} inTime={ticket.answered_in_time} />
      <Moment title="Resolved" at={ticket.resolved_at} inTime={ticket.solved_in_time} />
    </dl>
  </aside>
);

const Person = ({ ticket }: { ticket: DeskTicket }) => (
  <div className="grid gap-1">
    <Link
      to={paths.user}
      params={{ userId: String(ticket.user_id) }}
      className="-m-2 flex items-center gap-3 rounded-m p-2 transition-colors hover:bg-sunken"
    >
      <Avatar name={ticket.user_name} picture={ticket.user_avatar} />
      <span className="grid min-w-0">
        <span className="truncate font-semibold">{ticket.user_name}</span>
        <span className="text-sm text-ink-3">View profile</span>
      </span>
    </Link>
  </div>
);

function Assignee({ ticket, me }: { ticket: DeskTicket; me: Me }) {
  const [isOpen, setOpen] = useState(false);
  const name = ticket.assigned_to === me.id ? `${me.name} (you)` : ticket.assigned_name;
  return (
    <Fact title="Assigned to">
      <div className="flex items-center justify-between gap-3">
        <span className={name ? 'font-medium' : 'text-ink-3'}>{name ?? 'No one yet'}</span>
        {may(ticket, 'assign') && (
          <Button kind="plain" size="small" onClick={() => setOpen(true)}>
            {name ? 'Reassign' : 'Assign'}
          </Button>
        )}
      </div>
      <AssignDialog ticket={isOpen ? ticket : null} me={me} onClose={() => setOpen(false)} />
    </Fact>
  );
}

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid content-start gap-1.5">
    <p className="text-sm text-ink-3">{title}</p>
    {children}
  </div>
);

interface MomentProps {
  title: string;
  at: string | null;
  /** Whether it met its target. Null if that wasn't measured. */
  inTime?: boolean | null;
}

const Moment = ({ title, at, inTime = null }: MomentProps) =>
  at === null ? null : (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-3">{title}</dt>
      <dd className="text-right">
        <Ago at={at} />
        {inTime !== null && (
          <span className={inTime ? 'block text-ink-3' : 'block text-danger'}>{inTime ? 'on time' : 'late'}</span>
        )}
      </dd>
    </div>
  );
