import {
  meetingMinutes,
  meetingNames,
  remindMinutes,
  type MeetingKind,
} from '@forecourt/contract/meetings/meeting-values.ts';

export interface CalendarMeeting {
  id: number;
  kind: MeetingKind;
  /** The latest proposal's id, which grows with every change. */
  sequence: number;
  startsAt: Date;
  car: string | null;
  /** The person to meet. */
  withWhom: string;
  where: string;
  /** The conversation's whole address. */
  url: string;
}

interface Issuer {
  /** Makes ids unique among sites. */
  host: string;
  siteName: string;
  now: Date;
}

/**
 * The meeting as an iCalendar file (RFC 5545). Times are in UTC, so it needs no time zone definitions. Importing a
 * changed meeting again replaces the earlier entry.
 */
export function calendarFile(meeting: CalendarMeeting, { host, siteName, now }: Issuer): string {
  const { id, kind, sequence, startsAt, car, withWhom, where, url } = meeting;
  const title = `${meetingNames[kind]}${car === null ? '' : `: ${car}`} with ${withWhom}`;
  const end = new Date(startsAt.getTime() + meetingMinutes * 60_000);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(siteName)}//Meetings//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:meeting-${id}@${host}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(where)}`,
    `DESCRIPTION:${escaped(url)}`,
    `URL:${url}`,
    'STATUS:CONFIRMED',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:-PT${remindMinutes}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

/** For example 20261130T190000Z. */
const utc = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

const maxBytes = 75;

/** Breaks a line into ones of at most 75 bytes. Continuations begin with a space. Never breaks inside a character. */
function folded(line: string): string {
  const lines: string[] = [];
  let [part, bytes] = ['', 0];
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (bytes + more > maxBytes) {
      lines.push(part);
      [part, bytes] = [' ', 1];
    }
    part += character;
    bytes += more;
  }
  return [...lines, part].join('\r\n');
}
