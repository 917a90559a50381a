import { on } from 'node:events';
import type { live as liveContract, LiveEvent } from '@forecourt/contract/live/live.ts';
import type { LiveHub } from '../../events/live.ts';
import type { Actor, Handlers } from '../../http/handlers.ts';

export interface LiveParts {
  live: LiveHub;
  /** Whether the session that opened the stream still stands. */
  isSignedIn: (actor: Actor) => Promise<boolean>;
  /** Ends all streams when the server stops. */
  stopping: AbortSignal;
}

export function liveCalls({ live, isSignedIn, stopping }: LiveParts): Handlers<typeof liveContract> {
  return {
    async *stream(_input, actor, { signal }) {
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
          if (detail.kind === 'session_changed' && !(await isSignedIn(actor))) return;
        }
      } catch (error) {
        if (!ended.aborted) throw error;
      } finally {
        unsubscribe();
      }
    },
  };
}
