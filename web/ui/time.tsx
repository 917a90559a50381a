import { dayText, momentText, relativeTime } from '../lib/format.ts';

interface TimeProps {
  at: string;
  /** `ago` reads "3 hours ago", `day` "15 November 2026"; the exact moment shows on hover. */
  as?: 'ago' | 'day';
}

export const Time = ({ at, as = 'ago' }: TimeProps) => (
  <time dateTime={at} title={momentText(at)}>
    {as === 'ago' ? relativeTime(at, Date.now()) : dayText(at)}
  </time>
);
