import { Avatar } from '../../../ui/avatar.tsx';
import { kindOfOther } from '../core/sides.ts';
import type { ThreadFacts } from '../core/thread-state.ts';

/** Shown in an empty conversation. */
export const Beginning = ({ facts }: { facts: ThreadFacts }) => (
  <li className="m-auto grid max-w-[300px] justify-items-center gap-2 py-8 text-center">
    <Avatar name={facts.title} picture={facts.avatar_url} size="medium" kind={kindOfOther(facts)} />
    <p className="mt-1 font-semibold">{facts.title}</p>
    <p className="text-sm text-ink-2">
      {facts.car ? 'Ask the seller about this car. ' : 'This is where your conversation begins. '}
      Be kind, and never pay before you’ve seen the car.
    </p>
  </li>
);
