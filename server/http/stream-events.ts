import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

interface Streamed {
  /** What of an event may be told. */
  shape: (event: unknown) => unknown;
  /** How long somebody may take nothing of what waits for them. */
  patienceMs?: number;
}

/**
 * Sends each event as it comes, until they end: with the connection at the latest. Who takes nothing for too long is cut
 * off here: the beats of a stream are writes, and with each of them the time a connection may be silent begins anew.
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
    // It would wait for room for ever where the connection ends meanwhile.
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
