import { dayText, momentText, relativeTime } from '../lib/format.ts';

interface TimeProps {
  at: string;
  /** `ago` reads "3 hours ago", `day` "15 November 2026"; the exact moment shows on hover. */
  as?: 'ago' | 'day';
  /** It follows a word: "just now" begins small. */
  inSentence?: boolean;
}

export const Time = ({ at, as = 'ago', inSentence = false }: TimeProps) => (
  <time dateTime={at} title={momentText(at)}>
    {as === 'ago' ? relativeTime(at, Date.now(), inSentence ? 'just now' : undefined) : dayText(at)}
  </time>
);
