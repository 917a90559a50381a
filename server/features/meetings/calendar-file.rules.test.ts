import { expect, test } from 'vitest';
import { calendarFile, type CalendarMeeting } from './calendar-file.rules.ts';

const meeting: CalendarMeeting = {
  id: 12,
  kind: 'viewing',
  sequence: 40,
  startsAt: new Date('2026-11-30T18:00:00.000Z'),
  car: '2021 Karin Sultan',
  withWhom: 'Kenji Mori',
  where: 'Vinewood, San Andreas',
  url: 'https://cars.example/messages/9',
};
const issuer = { host: 'cars.example', siteName: 'Forecourt', now: new Date('2026-11-20T10:15:30.250Z') };
const file = (more: Partial<CalendarMeeting> = {}) => calendarFile({ ...meeting, ...more }, issuer);
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('a meeting is one entry with its time in UTC, its place and its link', () => {
  expect(unfolded(file())).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Meetings//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:meeting-12@cars.example',
    'SEQUENCE:40',
    'DTSTAMP:20261120T101530Z',
    'DTSTART:20261130T180000Z',
    'DTEND:20261130T190000Z',
    'SUMMARY:Viewing: 2021 Karin Sultan with Kenji Mori',
    'LOCATION:Vinewood\\, San Andreas',
    'DESCRIPTION:https://cars.example/messages/9',
    'URL:https://cars.example/messages/9',
    'STATUS:CONFIRMED',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'DESCRIPTION:Viewing: 2021 Karin Sultan with Kenji Mori',
    'TRIGGER:-PT30M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('commas, semicolons, backslashes and line breaks in what people typed are escaped', () => {
  const text = file({ where: 'Pier 400; gate B, left\\right\nEND:VEVENT' });
  expect(unfolded(text)).toContain('LOCATION:Pier 400\\; gate B\\, left\\\\right\\nEND:VEVENT');
  expect(unfolded(text).filter((line) => line === 'END:VEVENT')).toHaveLength(1);
});

test('lines have at most 75 bytes and are never broken inside a character', () => {
  const where = `${'Größe 🚗 '.repeat(20)}end`;
  const text = file({ where });
  expect(text).not.toMatch(/[^\r]\n/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.split('\r\n').every((line) => line.isWellFormed())).toBe(true);
  expect(unfolded(text)).toContain(`LOCATION:${where}`);
});

test('a meeting without a car names the person only', () => {
  expect(unfolded(file({ car: null, kind: 'test_drive' }))).toContain('SUMMARY:Test drive with Kenji Mori');
});
