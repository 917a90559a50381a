import clsx from 'clsx';
import { CalendarClock } from 'lucide-react';
import { calendarDay } from '../../lib/days.ts';

interface AwayNoteProps {
  away: { text: string; back_on: string };
  className?: string;
}

/** Shows that someone is away, with their note and the day they're back. */
export const AwayNote = ({ away, className }: AwayNoteProps) => (
  <div
    role="note"
    aria-label="Away"
    className={clsx('flex items-start gap-3 rounded-m bg-warn-soft px-4 py-3', className)}
  >
    <CalendarClock size={19} className="mt-0.5 shrink-0 text-warn" aria-hidden="true" />
    <div className="grid min-w-0 gap-0.5">
      <p className="font-semibold">Away, back on {calendarDay(away.back_on)}</p>
      <p className="text-ink-2 wrap-anywhere whitespace-pre-line text-pretty">{away.text}</p>
    </div>
  </div>
);
