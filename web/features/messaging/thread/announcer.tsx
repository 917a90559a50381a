import { useState } from 'react';
import { isOurs } from '../core/sides.ts';
import type { SeenThread } from '../use-messenger.ts';

/** Says what comes in to screen readers; not what was there before, and not the older ones that are loaded. */
export function Announcer({ seen: { state, isFresh }, userId }: { seen: SeenThread; userId: number }) {
  const [known, setKnown] = useState({ reach: state.reach, text: '' });
  const { facts, reach, messages } = state;
  if (facts && reach !== known.reach) {
    const came = messages.filter((one) => one.sequence > known.reach && !isOurs(facts, userId, one));
    setKnown({ reach, text: isFresh ? came.map((one) => `${one.sender_name}: ${one.content}`).join('. ') : '' });
  }
  return (
    <p aria-live="polite" className="sr-only">
      {known.text}
    </p>
  );
}
