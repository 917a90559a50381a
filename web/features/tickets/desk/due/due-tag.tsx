import { AlarmClock } from 'lucide-react';
import type { StaffTicket } from '@forecourt/contract/tickets/ticket-shapes.ts';
import { momentText } from '../../../../lib/format.ts';
import { Tag } from '../../../../ui/tag.tsx';
import { dueText } from './due-text.ts';

const soonMs = 60 * 60_000;

/** When the next step of the staff is due, and which; nothing where none is. */
export function DueTag({ ticket: { due_at, first_response_at } }: { ticket: StaffTicket }) {
  if (due_at === null) return null;
  const left = Date.parse(due_at) - Date.now();
  const step = first_response_at === null ? 'First answer' : 'Solution';
  return (
    <time dateTime={due_at} title={`${step} due ${momentText(due_at)}`} className="inline-flex">
      <Tag tone={toneOf(left)}>
        {left < 0 && <AlarmClock aria-hidden="true" />}
        <span className="sr-only">{step}: </span>
        {dueText(due_at, Date.now())}
      </Tag>
    </time>
  );
}

function toneOf(left: number) {
  if (left < 0) return 'danger';
  return left < soonMs ? 'warn' : 'neutral';
}
