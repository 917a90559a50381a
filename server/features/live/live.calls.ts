import { on } from 'node:events';
import type { live as liveContract, LiveEvent } from '@forecourt/contract/live/live.ts';
import type { LiveHub } from '../../events/live.ts';
import { fail } from '../../failure.ts';
import type { Actor, Handlers } from '../../http/handlers.ts';

export interface LiveParts {
  live: LiveHub;
  /** Whether the session that opened the stream still stands. */
  isSignedIn: (actor: Actor) => Promise<boolean>;
  /** Ends all streams when the server stops. */
  stopping: AbortSignal;
}

const mayEndSession = new Set<LiveEvent['kind']>(['session_changed', 'connected']);
/** A person with this many tabs and devices has forgotten most of them. */
const streamsPerPerson = 30;

export function liveCalls({ live, isSignedIn, stopping }: LiveParts): Handlers<typeof liveContract> {
  return {
    async *stream(_input, actor, { signal }) {
      if (live.countOf(actor.id) >= streamsPerPerson)
        fail('too_many_requests', { words: { wait: 'a moment' }, retryAfterSeconds: 60 });
      const queue = new EventTarget();
      const unsubscribe = live.subscribe(actor.id, (detail) =>
        queue.dispatchEvent(new CustomEvent('event', { detail })),
      );
      const ended = AbortSignal.any([signal, stopping]);
      try {
        const events = on(queue, 'event', { signal: ended }) as AsyncIterable<[CustomEvent<LiveEvent>]>;
        yield { kind: 'connected' };
        for await (const [{ detail }] of events) {
          yield detail;
          // Also after a gap, in which the session may have ended unheard.
          if (mayEndSession.has(detail.kind) && !(await isSignedIn(actor))) return;
        }
      } catch (error) {
        if (!ended.aborted) throw error;
      } finally {
        unsubscribe();
      }
    },
  };
}
