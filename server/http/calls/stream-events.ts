import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

interface Streamed {
  /** Validates an event and keeps only the fields that may be sent. */
  shape: (event: unknown) => unknown;
  /** How long a client may leave its buffer unread. */
  patienceMs?: number;
}

/**
 * Sends each event until they end or the connection closes. A client that reads nothing for too long is cut off here,
 * because heartbeats are writes and keep resetting the connection's own timeout.
 */
export async function streamEvents(
  reply: FastifyReply,
  events: AsyncIterable<unknown>,
  { shape, patienceMs = 60_000 }: Streamed,
): Promise<void> {
  const { raw } = reply;
  for await (const event of events) {
    if (raw.destroyed) return;
    const sent = reply.sse.send({ data: shape(event) });
    // Waiting for drain alone would never end if the connection closes first.
    await (raw.writableNeedDrain ? roomOrEnd(raw, patienceMs) : sent);
  }
}

function roomOrEnd(raw: ServerResponse, patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(() => raw.destroy(), patienceMs);
    const over = () => {
      clearTimeout(late);
      raw.off('drain', over).off('close', over);
      resolve();
    };
    raw.once('drain', over).once('close', over);
  });
}
