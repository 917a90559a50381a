import { useIsClient, useNowMs } from '../lib/ssr-state.ts';
import { dayText, deadlineText, relativeTime } from '../lib/format.ts';
import { Moment } from './moment.tsx';

interface TimeProps {
  at: string;
  /**
   * `ago` gives "3 hours ago", `day` gives "November 15, 2026", and `deadline` gives "Sunday, November 15 at 6:04 PM". The
   * exact moment is shown on hover.
   */
  as?: 'ago' | 'day' | 'deadline';
  /** Follows a word, so "just now" starts in lower case. */
  inSentence?: boolean;
}

export function Time({ at, as = 'ago', inSentence = false }: TimeProps) {
  const nowMs = useNowMs();
  // The server doesn't know the reader's time zone.
  const zone = useIsClient() ? undefined : 'UTC';
  const text = {
    ago: () => relativeTime(at, nowMs, inSentence ? 'just now' : undefined, zone),
    day: () => dayText(at, zone),
    deadline: () => deadlineText(at, zone),
  }[as];
  return <Moment at={at}>{text()}</Moment>;
}
