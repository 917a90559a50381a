import clsx from 'clsx';
import type { TicketResponse } from '@forecourt/contract/tickets/ticket-shapes.ts';
import { LinkedText } from '../../../ui/linked-text.tsx';
import { Time } from '../../../ui/time.tsx';

interface AppealMessagesProps {
  statement: string;
  at: string;
  responses: readonly TicketResponse[];
}

/** The messages about an appeal, oldest first. */
export const AppealMessages = ({ statement, at, responses }: AppealMessagesProps) => (
  <ol aria-label="Messages" className="grid grid-cols-1 gap-2.5">
    <Entry who="You" at={at} text={statement} isStaff={false} />
    {responses.map(({ id, is_staff, content, created_at }) => (
      <Entry key={id} who={is_staff ? 'Our staff' : 'You'} at={created_at} text={content} isStaff={is_staff} />
    ))}
  </ol>
);

const Entry = ({ who, at, text, isStaff }: { who: string; at: string; text: string; isStaff: boolean }) => (
  <li className={clsx('grid gap-1 rounded-m border border-line px-4 py-3', isStaff && 'bg-sunken')}>
    <p className="text-sm">
      <b className="font-semibold">{who}</b>{' '}
      <span className="text-ink-3">
        <Time at={at} />
      </span>
    </p>
    <LinkedText text={text} />
  </li>
);
