import type { FastifyBaseLogger } from 'fastify';

/** An open stream, with the session that opened it. */
export interface WatchedStream {
  sessionHash: Buffer;
  /** Called when its session may have ended. */
  look: () => void;
}

export interface SessionWatchDeps {
  /** The sessions among these that are still valid, by their token hash in hexadecimal. */
  standingSessions: (tokenHashes: Buffer[]) => Promise<Set<string>>;
  stopping: AbortSignal;
  log: Pick<FastifyBaseLogger, 'warn'>;
  everyMs: number;
}

/**
 * Periodically checks the sessions of all streams in this process with one query. A session can expire without any
 * change, and notifications from the database can be missed.
 */
export function watchSessions({ standingSessions, stopping, log, everyMs }: SessionWatchDeps) {
  const open = new Set<WatchedStream>();

  async function beat(): Promise<void> {
    const seen = [...open];
    if (seen.length === 0) return;
    const standing = await standingSessions(seen.map(({ sessionHash }) => sessionHash));
    for (const { sessionHash, look } of seen) if (!standing.has(sessionHash.toString('hex'))) look();
  }

  const timer = setInterval(() => {
    beat().catch((err: unknown) => log.warn({ err }, 'failed to check the sessions of live streams'));
  }, everyMs).unref();
  stopping.addEventListener('abort', () => clearInterval(timer), { once: true });

  return (stream: WatchedStream): (() => void) => {
    open.add(stream);
    return () => void open.delete(stream);
  };
}
