import { zones } from '../../../lib/zones.ts';

const moment = /([A-Z][a-z]+ \d{1,2}, \d{4}) at (\d{1,2}:\d{2} [AP]M) (?:GMT|UTC)(?:([+-])(\d{1,2})(?::(\d{2}))?)?/g;

/** Times in the text of an event, as the server writes them with their offset (`offsetTime`), in the reader's zone. */
export const inOwnTime = (text: string): string =>
  text.replace(moment, (typed, day: string, clock: string, sign = '+', hours = '0', minutes = '00') => {
    const at = new Date(`${day} ${clock} GMT${sign}${hours.padStart(2, '0')}${minutes}`);
    return Number.isNaN(at.getTime()) ? typed : own().format(at).replaceAll('\u202f', ' ');
  });

const own = zones({
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
