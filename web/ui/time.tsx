import { useIsClient, useNowMs } from '../lib/ssr-state.ts';
import { dayText, relativeTime } from '../lib/format.ts';
import { Moment } from './moment.tsx';

interface TimeProps {
  at: string;
  /** `ago` gives "3 hours ago", `day` gives "15 November 2026". The exact moment is shown on hover. */
  as?: 'ago' | 'day';
  /** Follows a word, so "just now" starts in lower case. */
  inSentence?: boolean;
}

export function Time({ at, as = 'ago', inSentence = false }: TimeProps) {
  const nowMs = useNowMs();
  // The server doesn't know the reader's time zone.
  const zone = useIsClient() ? undefined : 'UTC';
  return (
    <Moment at={at}>
      {as === 'ago' ? relativeTime(at, nowMs, inSentence ? 'just now' : undefined, zone) : dayText(at, zone)}
    </Moment>
  );
}
