import { useEffect, useRef } from 'react';
import { Link } from '@tanstack/react-router';
import type { Meeting } from '@forecourt/contract/meetings/meeting-shapes.ts';
import { closeSentences, meetingNames } from '@forecourt/contract/meetings/meeting-values.ts';
import { paths } from '../../../lib/paths.ts';
import { Tag } from '../../../ui/tag.tsx';
import { MeetingTimes } from '../meeting-times.tsx';
import { stateOf } from '../words.ts';
import { AttendanceView } from './attendance.tsx';
import { MeetingActions } from './meeting-actions.tsx';
import { SellerLine } from './seller-line.tsx';

interface MeetingViewProps {
  meeting: Meeting;
  onChanged: () => Promise<void>;
}

/** A meeting: its car, time, place and state, and the reader's buttons. */
export function MeetingView({ meeting, onChanged }: MeetingViewProps) {
  const { kind, car, agreed, proposed, last, status } = meeting;
  const state = stateOf(meeting);
  const isOpen = status === 'proposed' || status === 'agreed';
  const card = useRef<HTMLElement>(null);
  const wasAsked = useRef(meeting.may.accept);
  useEffect(() => {
    // The button that had focus is gone. If the user has moved on, focus stays where it is.
    if (wasAsked.current && !meeting.may.accept && document.activeElement === document.body) card.current?.focus();
    wasAsked.current = meeting.may.accept;
  }, [meeting.may.accept]);
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-label={meetingNames[kind]}
      className="grid w-[min(100%,26rem)] content-start gap-3.5 rounded-l border border-line bg-surface p-4"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
        <div className="grid min-w-0">
          <p className="font-semibold">{meetingNames[kind]}</p>
          {car && (
            <p className="text-sm text-ink-2">
              <Link
                to={paths.car}
                params={{ id: String(car.id) }}
                className="rounded-s hover:underline hover:underline-offset-4"
              >
                {car.title}
              </Link>
            </p>
          )}
        </div>
        <Tag tone={state.tone}>{state.text}</Tag>
      </div>
      {proposed && agreed && (
        <p className="text-sm text-ink-2">
          {proposed.is_ours ? 'You suggested' : `${proposed.by.name} suggested`} a change. Until it’s accepted, the
          meeting stays as agreed.
        </p>
      )}
      {agreed && (
        <div className="grid gap-1">
          {proposed && <p className="text-xs font-semibold text-ink-3">Agreed</p>}
          <MeetingTimes meeting={meeting} terms={agreed} isOff={status === 'cancelled'} />
        </div>
      )}
      {proposed && (
        <div className="grid gap-1">
          {agreed && <p className="text-xs font-semibold text-ink-3">Suggested</p>}
          <MeetingTimes meeting={meeting} terms={proposed} />
        </div>
      )}
      {!agreed && !proposed && last && <MeetingTimes meeting={meeting} terms={last} isOff />}
      <SellerLine meeting={meeting} onChanged={onChanged} />
      <Ending meeting={meeting} />
      {isOpen && <MeetingActions meeting={meeting} onChanged={onChanged} />}
      {meeting.attendance && <AttendanceView meeting={meeting} onChanged={onChanged} />}
    </article>
  );
}

/** Why it won't take place. */
function Ending({ meeting }: { meeting: Meeting }) {
  const { status, ended_by, end_reason, end_cause } = meeting;
  if (end_cause) return <p className="text-sm text-ink-2">{closeSentences[end_cause]}</p>;
  if (status === 'lapsed') return <p className="text-sm text-ink-2">The time passed without a reply.</p>;
  if (!ended_by || status === 'over') return null;
  const done = { declined: 'declined it', withdrawn: 'withdrew it', cancelled: 'cancelled it' }[status as 'declined'];
  return (
    <p className="text-sm break-words text-ink-2">
      {ended_by.name} {done}
      {end_reason ? `: ${end_reason}` : '.'}
    </p>
  );
}
