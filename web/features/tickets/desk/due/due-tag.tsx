import { AlarmClock } from 'lucide-react';
import type { StaffTicket } from '@forecourt/contract/tickets/ticket-shapes.ts';
import { momentText } from '../../../../lib/format.ts';
import { Tag } from '../../../../ui/tag.tsx';
import { dueText } from './due-text.ts';

const soonMs = 60 * 60_000;

/** Shows which staff step is due next and when. Renders nothing if none is due. */
export function DueTag({ ticket: { due_at, first_response_at } }: { ticket: StaffTicket }) {
  if (due_at === null) return null;
  const left = Date.parse(due_at) - Date.now();
  const step = first_response_at === null ? 'First response' : 'Resolution';
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
