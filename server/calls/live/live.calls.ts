import { on } from 'node:events';
import type { live as liveContract } from '@forecourt/contract/live/live.ts';
import type { Heard, LiveHub } from '../../events/live.ts';
import { fail } from '../../lib/failure.ts';
import type { Actor, Handlers } from '../../lib/handlers.ts';
import { watchSessions, type SessionWatchParts } from './session-watch.ts';

export interface LiveParts extends Omit<SessionWatchParts, 'everyMs'> {
  live: LiveHub;
  /** How often the sessions of open streams are looked at. */
  beatMs?: number;
}

/** Also after a gap, in which the session may have ended unheard. */
const mayEndSession = new Set<Heard['kind']>(['look_at_session', 'session_changed', 'connected']);
/** A person with this many tabs and devices has forgotten most of them. */
const streamsPerPerson = 30;

export function liveCalls({ live, beatMs = 30_000, ...parts }: LiveParts): Handlers<typeof liveContract> {
  const watch = watchSessions({ ...parts, everyMs: beatMs });
  const isSignedIn = async ({ sessionHash }: Actor) => (await parts.standingSessions([sessionHash])).size > 0;

  return {
    async *stream(_input, actor, { signal }) {
      if (live.countOf(actor.id) >= streamsPerPerson)
        fail('too_many_requests', { words: { wait: 'a moment' }, retryAfterSeconds: 60 });
      const queue = new EventTarget();
      const tell = (detail: Heard) => void queue.dispatchEvent(new CustomEvent('event', { detail }));
      const unsubscribe = live.subscribe(actor.id, tell);
      const unwatch = watch({ sessionHash: actor.sessionHash, look: () => tell({ kind: 'look_at_session' }) });
      const ended = AbortSignal.any([signal, parts.stopping]);
      try {
        const events = on(queue, 'event', { signal: ended }) as AsyncIterable<[CustomEvent<Heard>]>;
        // What happened to it between the reading of the session and here, this stream has not heard.
        if (!(await isSignedIn(actor))) fail('sign_in_required');
        yield { kind: 'connected' };
        for await (const [{ detail }] of events) {
          if (mayEndSession.has(detail.kind) && !(await isSignedIn(actor))) {
            yield { kind: 'session_changed' };
            return;
          }
          if (detail.kind !== 'look_at_session') yield detail;
        }
      } catch (error) {
        if (!ended.aborted) throw error;
      } finally {
        unwatch();
        unsubscribe();
      }
    },
  };
}
