import { useIsClient, useNowMs } from '../lib/ssr-state.ts';
import { dayText, relativeTime } from '../lib/format.ts';
import { Moment } from './moment.tsx';

interface TimeProps {
  at: string;
  /** `ago` reads "3 hours ago", `day` "15 November 2026"; the exact moment shows on hover. */
  as?: 'ago' | 'day';
  /** It follows a word: "just now" begins small. */
  inSentence?: boolean;
}

export function Time({ at, as = 'ago', inSentence = false }: TimeProps) {
  const nowMs = useNowMs();
  // Nobody knows the reader's zone before their browser does.
  const zone = useIsClient() ? undefined : 'UTC';
  return (
    <Moment at={at}>
      {as === 'ago' ? relativeTime(at, nowMs, inSentence ? 'just now' : undefined, zone) : dayText(at, zone)}
    </Moment>
  );
}
