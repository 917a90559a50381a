import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { LiveEvent } from '@forecourt/contract/live/live.ts';
import type { FastifyBaseLogger } from 'fastify';
import pg, { type ClientConfig } from 'pg';
import { liveName } from '../lib/process-name.ts';
import { channels, understand, type Topic } from './channels.ts';

export const noConnectionYet = 'live connection failed, will retry';
export const notUnderstood = 'unknown live update skipped';

/** Received by a stream: an event for its page, or a request to check whether its session is still valid. */
export type Heard = LiveEvent | { kind: 'look_at_session' };
type Listener = (heard: Heard) => void;

/** Passes announcements of any process on to the streams open in this one. */
export interface LiveHub {
  subscribe: (userId: number, listener: Listener) => () => void;
  /** Called when cached data must be reloaded, including after changes may have been missed. */
  onChange: (topic: Topic, listener: () => void) => void;
  /** Called after the connection was lost, and with it maybe the database. */
  onReconnect: (listener: () => void) => void;
  /** True while no change can be missed. */
  isListening: () => boolean;
  count: () => number;
  countOf: (userId: number) => number;
  /** Names the connection after this process, now and after each reconnect. */
  rename: (name: string) => Promise<void>;
  close: () => Promise<void>;
}

/** How often the connection is pinged, and how long to wait for the response. */
const beat = { everyMs: 10_000, answerMs: 5_000 };

const carsEveryMs = 1_000;

export async function startLive(
  connection: ClientConfig,
  log: FastifyBaseLogger,
  { everyMs, answerMs } = beat,
): Promise<LiveHub> {
  const listeners = new Map<number, Set<Listener>>();
  const closing = new AbortController();

  const keepers: { topic: Topic; listener: () => void }[] = [];
  const reconnected: (() => void)[] = [];
  let isListening = true;
  const changedCars = new Set<number>();

  const deliver = (notification: pg.Notification) => {
    const update = understood(notification);
    if (!update) return;
    if ('topic' in update) return tell(update.topic);
    if ('to' in update) return pass(update.to, update.event);
    if ('car' in update) return noteCar(update.car);
    const { sessionsOf } = update;
    pass(sessionsOf === null ? listeners.keys() : [sessionsOf], { kind: 'look_at_session' });
  };

  function understood(notification: pg.Notification) {
    try {
      return understand(notification);
    } catch (err) {
      log.warn({ err, channel: notification.channel }, notUnderstood);
      return null;
    }
  }

  function pass(to: Iterable<number>, event: Heard): void {
    for (const userId of to) for (const listener of listeners.get(userId) ?? []) listener(event);
  }

  /**
   * Every page gets the ids of all changed cars, because the server doesn't know which car a page shows. A bulk change
   * therefore reaches each page as one event.
   */
  function noteCar(id: number): void {
    if (changedCars.size === 0) setTimeout(passCars, carsEveryMs).unref();
    changedCars.add(id);
  }

  function passCars(): void {
    const car_ids = [...changedCars];
    changedCars.clear();
    pass(listeners.keys(), { kind: 'cars_changed', car_ids });
  }

  function tell(topic?: Topic): void {
    for (const keeper of keepers) if (topic === undefined || keeper.topic === topic) keeper.listener();
  }

  let name = liveName;
  const clientConfig = () => ({ ...connection, query_timeout: answerMs, application_name: name });
  const connectOnce = () => listen(clientConfig(), deliver, closing.signal);
  // A database that has just recovered may be too busy to answer the first one in time.
  let client = await connectOnce().catch(connectOnce);
  const listening = listenForever();

  /** Runs for the life of the process: waits until the connection ends, then retries until there is a new one. */
  async function listenForever(): Promise<void> {
    for (;;) {
      await ended(client, everyMs);
      if (closing.signal.aborted) return;
      isListening = false;
      log.warn('live connection ended');
      const next = await reconnect();
      if (!next) return;
      client = next;
      isListening = true;
      tell();
      for (const listener of reconnected) listener();
      // These streams missed whatever was announced while disconnected, so their pages reload.
      pass(listeners.keys(), { kind: 'connected' });
    }
  }

  async function reconnect(): Promise<pg.Client | null> {
    for (let wait = 200; ; wait = Math.min(wait * 2, 5_000)) {
      await pause(wait, null, { signal: closing.signal }).catch(() => null);
      if (closing.signal.aborted) return null;
      const next = await connectOnce().catch((err: unknown) => log.debug({ err }, noConnectionYet));
      if (next && !closing.signal.aborted) return next;
    }
  }

  return {
    subscribe(userId, listener) {
      const userListeners = listeners.get(userId) ?? new Set();
      listeners.set(userId, userListeners.add(listener));
      return () => {
        userListeners.delete(listener);
        if (userListeners.size === 0) listeners.delete(userId);
      };
    },
    onChange: (topic, listener) => void keepers.push({ topic, listener }),
    onReconnect: (listener) => void reconnected.push(listener),
    isListening: () => isListening,
    count: () => [...listeners.values()].reduce((sum, own) => sum + own.size, 0),
    countOf: (userId) => listeners.get(userId)?.size ?? 0,
    async rename(newName) {
      name = newName;
      // A connection that is gone will be reopened under the new name.
      await client.query("select set_config('application_name', $1, false)", [name]).catch(() => undefined);
    },
    async close() {
      closing.abort();
      await listening;
    },
  };
}

/**
 * Connects and listens. On close, the connection ends right away, even while connecting, so that shutdown never waits
 * for the database.
 */
async function listen(
  connection: ClientConfig,
  deliver: (notification: pg.Notification) => void,
  closing: AbortSignal,
): Promise<pg.Client> {
  const client = new pg.Client({
    ...connection,
    stream: () => new Socket({ signal: closing }),
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // A broken connection also emits 'end', which is awaited. Without a listener, 'error' would end the process.
  client.on('error', () => undefined);
  client.on('notification', deliver);
  try {
    await client.connect();
    for (const channel of channels) await client.query(`listen ${channel}`);
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** Also ends a connection that has fallen silent, which a client that only listens would never notice. */
function ended(client: pg.Client, everyMs: number): Promise<void> {
  return new Promise((resolve) => {
    const beats = setInterval(() => void client.query('select 1').catch(() => client.end()), everyMs);
    client.once('end', () => {
      clearInterval(beats);
      resolve();
    });
  });
}
