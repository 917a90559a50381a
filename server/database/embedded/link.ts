import { setTimeout as pause } from 'node:timers/promises';
import pg, { type ClientConfig } from 'pg';

/** A connection whose end shows that PostgreSQL has stopped. */
export interface Link {
  client: pg.Client;
  ended: Promise<void>;
}

/** Starting up, shutting down or recovering, or out of connections. */
const passing = new Set(['57P03', '53300']);

/** A pid file may be stale, so only a response proves that PostgreSQL is running. Null without one. */
export async function reach(config: ClientConfig): Promise<Link | null> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const client = new pg.Client({ ...config, database: 'postgres', connectionTimeoutMillis: 5_000 });
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('error', () => undefined);
    try {
      await client.connect();
      return { client, ended };
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (!passing.has(code) || Date.now() > deadline) return null;
    }
    await pause(100);
  }
}
