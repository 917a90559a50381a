import type { FastifyBaseLogger } from 'fastify';

/** An open stream, of which the session that opened it can end. */
export interface WatchedStream {
  sessionHash: Buffer;
  /** Its session may not stand any more. */
  look: () => void;
}

export interface SessionWatchDeps {
  /** Which of these sessions stand, by the hash of their token in hexadecimal. */
  standingSessions: (tokenHashes: Buffer[]) => Promise<Set<string>>;
  stopping: AbortSignal;
  log: Pick<FastifyBaseLogger, 'warn'>;
  everyMs: number;
}

/**
 * ViewCounter now and then at the sessions of all streams of this process, with one question for all: the time of a session
 * can be over without anybody changing it, and what the database says at once might not be heard.
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
