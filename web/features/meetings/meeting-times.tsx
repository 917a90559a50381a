import { CalendarClock, MapPin } from 'lucide-react';
import type { Meeting, MeetingTerms } from '@forecourt/contract/meetings/meeting-shapes.ts';
import { site } from '../../lib/site.ts';
import { otherFirstName } from './words.ts';
import { meetingTime, timeElsewhere } from './zone-text.ts';

interface MeetingTimesProps {
  meeting: Meeting;
  terms: MeetingTerms;
  /** Shown struck through, because another time is proposed or it was cancelled. */
  isOff?: boolean;
}

/** Time and place, with the time as the reader, the other side and the site have it. */
export function MeetingTimes({ meeting, terms, isOff = false }: MeetingTimesProps) {
  const theirs = meeting.other_time_zone && timeElsewhere(terms.starts_at, meeting.other_time_zone);
  const onSite = timeElsewhere(terms.starts_at, site.timeZone);
  const elsewhere = [theirs && `${theirs} for ${otherFirstName(meeting)}`, onSite && `${onSite} site time`].filter(
    Boolean,
  );
  return (
    <div className="grid gap-1.5">
      <p className="flex gap-2.5">
        <CalendarClock size={18} className="mt-0.5 shrink-0 text-ink-3" aria-hidden="true" />
        <span className="grid">
          <time dateTime={terms.starts_at} className={isOff ? 'text-ink-2 line-through' : 'font-semibold'}>
            {meetingTime(terms.starts_at)}
          </time>
          {!isOff && elsewhere.length > 0 && <span className="text-sm text-ink-2">{elsewhere.join(' · ')}</span>}
        </span>
      </p>
      <p className="flex gap-2.5">
        <MapPin size={18} className="mt-0.5 shrink-0 text-ink-3" aria-hidden="true" />
        <span className="grid min-w-0">
          <span>
            {terms.area}, {terms.region}
          </span>
          {terms.place !== '' && <span className="text-sm break-words text-ink-2">{terms.place}</span>}
        </span>
      </p>
    </div>
  );
}
