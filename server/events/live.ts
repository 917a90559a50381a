import type { LiveEvent } from '@forecourt/contract/live/live.ts';
import type { FastifyBaseLogger } from 'fastify';
import pg, { type ClientConfig } from 'pg';
import type { LiveUpdate } from './announcements.ts';

export const liveChannel = 'live';

type Listener = (event: LiveEvent) => void;

/** Brings what any process announced to the streams that are open in this one. */
export interface LiveHub {
  subscribe: (userId: number, listener: Listener) => () => void;
  count: () => number;
  close: () => Promise<void>;
}

export async function startLive(connection: ClientConfig, log: FastifyBaseLogger): Promise<LiveHub> {
  const listeners = new Map<number, Set<Listener>>();
  let client: pg.Client | null = null;
  let closing = false;

  const deliver = ({ payload }: pg.Notification) => {
    const { to, event } = JSON.parse(payload ?? '') as LiveUpdate;
    for (const userId of to) for (const listener of listeners.get(userId) ?? []) listener(event);
  };

  async function listen(): Promise<void> {
    const next = new pg.Client({ ...connection, application_name: 'forecourt live', keepAlive: true });
    next.on('notification', deliver);
    next.on('error', (err) => log.warn({ err }, 'live connection failed'));
    next.once('end', () => {
      if (!closing) void reconnect(1);
    });
    await next.connect();
    await next.query(`listen ${liveChannel}`);
    client = next;
  }

  async function reconnect(attempt: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, Math.min(200 * 2 ** attempt, 5_000)));
    if (closing) return;
    try {
      await listen();
    } catch {
      return reconnect(attempt + 1);
    }
    // What was announced meanwhile is lost to these streams, so their pages read again.
    for (const own of listeners.values()) for (const listener of own) listener({ kind: 'connected' });
  }

  await listen();

  return {
    subscribe(userId, listener) {
      const own = listeners.get(userId) ?? new Set();
      listeners.set(userId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0) listeners.delete(userId);
      };
    },
    count: () => [...listeners.values()].reduce((sum, own) => sum + own.size, 0),
    async close() {
      closing = true;
      await client?.end();
    },
  };
}
