import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarClock, ChevronRight } from 'lucide-react';
import clsx from 'clsx';
import type { Meeting } from '@forecourt/contract/meetings/meeting-shapes.ts';
import { meetingNames } from '@forecourt/contract/meetings/meeting-values.ts';
import * as api from '../../lib/api.ts';
import { countOf } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { otherOf, stateOf } from './words.ts';
import { shortMeetingTime } from './zone-text.ts';

interface UpcomingMeetingsProps {
  className: string;
  /** How many are shown before the rest is asked for. */
  most: number;
}

/** The reader's or their dealer's meetings, soonest first. Renders nothing without any. */
export function UpcomingMeetings({ className, most }: UpcomingMeetingsProps) {
  const { data } = useQuery(api.meetings.upcoming.query({}));
  useLiveRefresh('meetings');
  const [showsAll, setShowsAll] = useState(false);
  const meetings = data?.meetings ?? [];
  if (meetings.length === 0) return null;
  const rest = meetings.length - most;
  return (
    <section aria-label="Meetings" className={clsx('grid gap-1.5', className)}>
      <h2 className="flex items-center gap-2 text-sm font-semibold">
        <CalendarClock size={16} className="text-ink-3" aria-hidden="true" />
        Meetings
      </h2>
      <ul className="grid">
        {(showsAll ? meetings : meetings.slice(0, most)).map((meeting) => (
          <li key={meeting.meeting_id}>
            <Row meeting={meeting} />
          </li>
        ))}
      </ul>
      {rest > 0 && !showsAll && (
        <Button kind="link" className="justify-self-start text-sm" onClick={() => setShowsAll(true)}>
          Show {countOf(rest, 'more meeting')}
        </Button>
      )}
    </section>
  );
}

function Row({ meeting }: { meeting: Meeting }) {
  const state = stateOf(meeting);
  const terms = meeting.agreed ?? meeting.proposed;
  return (
    <Link
      to={paths.conversation}
      params={{ id: String(meeting.conversation_id) }}
      className="-mx-2 flex items-center gap-2.5 rounded-m px-2 py-1.5 hover:bg-sunken"
    >
      <span className="grid min-w-0 grow">
        <span className="truncate text-sm font-medium">
          {meetingNames[meeting.kind]} with {otherOf(meeting).name}
        </span>
        {terms && (
          <span className="truncate text-sm text-ink-2">
            {shortMeetingTime(terms.starts_at)}, {terms.area}
          </span>
        )}
      </span>
      <Tag tone={state.tone}>{state.text}</Tag>
      <ChevronRight size={16} className="shrink-0 text-ink-3" aria-hidden="true" />
    </Link>
  );
}
