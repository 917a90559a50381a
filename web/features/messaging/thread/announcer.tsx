import { useState } from 'react';
import { countOf } from '../../../lib/format.ts';
import { isOurs } from '../core/sides.ts';
import type { SeenThread } from '../use-messenger.ts';

/** Announces new messages to screen readers, but not those already there or loaded from further up. */
export function Announcer({ seen: { state, isFresh }, userId }: { seen: SeenThread; userId: number }) {
  const [known, setKnown] = useState({ reach: state.reach, text: '' });
  const { facts, reach, messages } = state;
  if (facts && reach !== known.reach) {
    const came = messages.filter((one) => one.sequence > known.reach && !isOurs(facts, userId, one));
    setKnown({
      reach,
      text: isFresh
        ? came.map((one) => `${one.sender_name}: ${one.content || countOf(one.photos.length, 'photo')}`).join('. ')
        : '',
    });
  }
  return (
    <p aria-live="polite" className="sr-only">
      {known.text}
    </p>
  );
}
