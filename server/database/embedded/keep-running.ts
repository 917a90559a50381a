import { setTimeout as pause } from 'node:timers/promises';
import type { Link } from './link.ts';

const shortestMs = 250;
const maxMs = 15_000;
/** If it ran this long, the start wasn't the problem, and the next restart needs no delay. */
const steadyMs = 60_000;

/** Restarts PostgreSQL whenever it stops, until the returned function is called. */
export function superviseServer(
  first: Link,
  restart: () => Promise<Link>,
  say: (sentence: string) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));

  async function watch(): Promise<void> {
    let link: Link | null = first;
    let wait = shortestMs;
    while (!signal.aborted) {
      const since = Date.now();
      if (link) {
        await Promise.race([link.ended, aborted]);
        if (signal.aborted) break;
        say('PostgreSQL stopped and is being restarted.');
        if (Date.now() - since > steadyMs) wait = shortestMs;
      }
      await pause(wait, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) break;
      wait = Math.min(wait * 2, maxMs);
      link = await restart().catch((error: unknown) => {
        say(`PostgreSQL failed to restart. ${String(error)}`);
        return null;
      });
      if (link) say('PostgreSQL is running again.');
    }
    await link?.client.end();
  }

  const watching = watch();
  return async () => {
    stopping.abort();
    await watching;
  };
}
