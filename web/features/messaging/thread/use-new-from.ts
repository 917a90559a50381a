import { useState } from 'react';
import { isOurs } from '../core/sides.ts';
import type { ThreadState } from '../core/thread-state.ts';
import type { SeenThread } from '../use-messenger.ts';

/**
 * The message below the "New messages" line: the first one that was unread when the thread was opened, or that arrived
 * while the user was away. Sending a message removes the line.
 */
export function useNewFrom({ state, isFresh }: SeenThread, userId: number): number | null {
  const [known, setKnown] = useState<Known>({ reach: -1, sent: 0, newFrom: null });
  const next = nextKnown(known, state, userId, !isFresh || !document.hasFocus());
  if (next !== known) setKnown(next);
  return next.newFrom;
}

interface Known {
  reach: number;
  sent: number;
  newFrom: number | null;
}

function nextKnown(known: Known, state: ThreadState, userId: number, isAway: boolean): Known {
  const { phase, facts, messages, reach, outgoing } = state;
  if (phase !== 'ready' || !facts) return known;
  const sent = outgoing.filter((one) => one.state !== 'failed').length;
  if (sent > known.sent) return { reach, sent, newFrom: null };
  if (reach === known.reach) return sent === known.sent ? known : { ...known, sent };
  const isStillNew = known.newFrom !== null && known.newFrom > facts.read_sequence;
  if (isStillNew || !isAway) return { ...known, reach, sent };
  const first = messages.find((one) => one.sequence > facts.read_sequence && !isOurs(facts, userId, one));
  return { reach, sent, newFrom: first?.sequence ?? known.newFrom };
}
