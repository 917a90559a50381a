import type { ReactNode } from 'react';
import { CircleCheck } from 'lucide-react';
import type { Todo } from '@forecourt/contract/analytics/figure-shapes.ts';
import { money } from '../../../lib/format.ts';
import { paths, toMembership } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Section } from '../../../ui/section.tsx';
import { Time } from '../../../ui/time.tsx';
import { words } from '../words.ts';
import { EndingCars } from './ending-cars.tsx';
import { membershipTask } from './membership-task.ts';

/** Open tasks for the team, each with its count and a link. */
export function TodoList({ todo }: { todo: Todo }) {
  const tasks = tasksOf(todo);
  return (
    <Section title={words.todo}>
      {tasks.length === 0 ? (
        <p className="flex items-center gap-3 text-ink-2">
          <CircleCheck size={22} className="shrink-0 text-good" aria-hidden="true" />
          <span>
            <b className="font-semibold text-ink">{words.nothingToDo}.</b> No unanswered messages or offers, no listings
            ending soon and no payments due.
          </span>
        </p>
      ) : (
        <ul className="grid">{tasks}</ul>
      )}
    </Section>
  );
}

function tasksOf({ membership, payments, offers, unanswered, ending, unconfirmed }: Todo): ReactNode[] {
  const due = membership && membershipTask(membership, Date.now());
  return [
    due && (
      <Task
        key="membership"
        number={1}
        tone={due.tone}
        text={due.text}
        note={due.note}
        action={
          <ButtonLink {...toMembership} {...buttonStyle}>
            {due.action}
          </ButtonLink>
        }
      />
    ),
    payments.oldest_id !== null && (
      <Task
        key="payments"
        number={payments.count}
        text={payments.count === 1 ? 'unfinished payment' : 'unfinished payments'}
        note={`${money(payments.amount)} in total`}
        action={
          <ButtonLink to={paths.receipt} params={{ id: String(payments.oldest_id) }} {...buttonStyle}>
            Pay
          </ButtonLink>
        }
      />
    ),
    offers?.next_ends_at && (
      <Task
        key="offers"
        number={offers.count}
        text={offers.count === 1 ? 'offer waiting for your response' : 'offers waiting for your response'}
        note={
          <>
            {offers.count === 1 ? 'Open until' : 'The first is open until'}{' '}
            <Time at={offers.next_ends_at} as="deadline" />
          </>
        }
        action={
          <ButtonLink to={paths.offers} search={{ side: 'received' }} {...buttonStyle}>
            Show
          </ButtonLink>
        }
      />
    ),
    unanswered?.longest && (
      <Task
        key="unanswered"
        number={unanswered.count}
        text={unanswered.count === 1 ? 'unanswered conversation' : 'unanswered conversations'}
        note={
          <>
            Oldest from {unanswered.longest.name}, <Time at={unanswered.longest.since} inSentence />
          </>
        }
        action={
          <ButtonLink
            to={paths.conversation}
            params={{ id: String(unanswered.longest.conversation_id) }}
            {...buttonStyle}
          >
            Reply
          </ButtonLink>
        }
      />
    ),
    ending && ending.count > 0 && (
      <Task
        key="ending"
        number={ending.count}
        text={ending.count === 1 ? 'listing ends within 3 days' : 'listings end within 3 days'}
        action={
          <ButtonLink to="/dealer/inventory" search={{ sort: 'ends_soon' }} {...buttonStyle}>
            Show all
          </ButtonLink>
        }
      >
        <EndingCars cars={ending.cars} />
      </Task>
    ),
    unconfirmed > 0 && (
      <Task
        key="unconfirmed"
        number={unconfirmed}
        text={unconfirmed === 1 ? 'sale waiting for the buyer' : 'sales waiting for their buyers'}
        note={unconfirmed === 1 ? 'The buyer hasn’t confirmed it yet' : 'The buyers haven’t confirmed them yet'}
        action={
          <ButtonLink to={paths.sales} search={{ state: 'unconfirmed' }} {...buttonStyle}>
            Show
          </ButtonLink>
        }
      />
    ),
  ].filter(Boolean);
}

const buttonStyle = { kind: 'plain', size: 'small', className: 'h-11' } as const;

interface TaskProps {
  number: number;
  text: string;
  tone?: 'danger' | 'warn' | undefined;
  note?: ReactNode;
  action: ReactNode;
  children?: ReactNode;
}

const Task = ({ number, text, tone, note, action, children }: TaskProps) => (
  <li className="grid grid-cols-[36px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 border-t border-line py-3.5 first:border-0 first:pt-0 last:pb-0">
    <span className={`wide text-right text-2xl tabular-nums ${tone ? tones[tone] : ''}`}>{number}</span>
    <div className="grid min-w-0 gap-0.5">
      <p className="font-semibold">{text}</p>
      {note && <p className="text-sm text-ink-2">{note}</p>}
    </div>
    {action}
    {children && <div className="col-start-2 col-end-4">{children}</div>}
  </li>
);

const tones = { danger: 'text-danger', warn: 'text-warn' };
