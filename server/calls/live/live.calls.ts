import type { live as liveContract } from '@forecourt/contract/live/live.ts';
import type { Heard, LiveHub } from '../../events/live.ts';
import { backlog } from '../../lib/backlog.ts';
import { fail } from '../../lib/failure.ts';
import type { Actor, Handlers } from '../../lib/handlers.ts';
import { watchSessions, type SessionWatchDeps } from './session-watch.ts';

export interface LiveDeps extends Omit<SessionWatchDeps, 'everyMs'> {
  live: LiveHub;
  /** How often to check the sessions of open streams. */
  beatMs?: number;
}

/** Includes reconnecting, because the session may have ended unnoticed during the gap. */
const mayEndSession = new Set<Heard['kind']>(['look_at_session', 'session_changed', 'connected']);
/** Anyone with this many tabs and devices has forgotten most of them. */
const streamsPerPerson = 30;
/** If more events than this are queued, the client is asked once to reload everything and the queue is dropped. */
const maxWaiting = 100;

export function liveCalls({ live, beatMs = 30_000, ...parts }: LiveDeps): Handlers<typeof liveContract> {
  const watch = watchSessions({ ...parts, everyMs: beatMs });
  const isSignedIn = async ({ sessionHash }: Actor) => (await parts.standingSessions([sessionHash])).size > 0;

  return {
    async *stream(_input, actor, { signal }) {
      if (live.countOf(actor.id) >= streamsPerPerson)
        fail('too_many_requests', { words: { wait: 'a moment' }, retryAfterSeconds: 60 });
      const ended = AbortSignal.any([signal, parts.stopping]);
      const heard = backlog<Heard>(ended, { most: maxWaiting, instead: { kind: 'connected' } });
      const unsubscribe = live.subscribe(actor.id, heard.put);
      const unwatch = watch({ sessionHash: actor.sessionHash, look: () => heard.put({ kind: 'look_at_session' }) });
      try {
        // The session may have ended before this stream subscribed, in which case it gets no event.
        if (!(await isSignedIn(actor))) fail('sign_in_required');
        yield { kind: 'connected' };
        for await (const event of heard.all()) {
          if (mayEndSession.has(event.kind) && !(await isSignedIn(actor))) {
            yield { kind: 'session_changed' };
            return;
          }
          if (event.kind !== 'look_at_session') yield event;
        }
      } catch (error) {
        // A stream that has ended doesn't need the database's response. The database may be closing too.
        if (!ended.aborted) throw error;
      } finally {
        unwatch();
        unsubscribe();
      }
    },
  };
}
