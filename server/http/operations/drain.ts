import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../lib/failure.ts';
import { probes } from './operations.ts';

export interface DrainOptions {
  /** After this long without a request, the proxy has stopped using this process. */
  quietMs: number;
  /** Closes after this long even if requests keep coming. */
  maxMs: number;
}

/** A status the site never sends otherwise, so that a proxy can't mistake it for anything else (decision 049). */
const retryElsewhere = 504;

/**
 * Drains connections before shutdown. The process keeps listening, because a proxy can't resend a request that hits a
 * closing connection. Reads get a status that makes the proxy ask another process and stop using this one. Writes are
 * completed. Once requests stop, the server can close.
 */
export function drainConnections(
  app: FastifyInstance,
  stopping: AbortSignal,
): (leaving: DrainOptions) => Promise<void> {
  let lastRequestAt = 0;
  app.addHook('onRequest', async ({ method, url }, reply) => {
    if (!stopping.aborted) return;
    lastRequestAt = performance.now();
    const reads = method === 'GET' || method === 'HEAD';
    if (!reads || probes.has(url)) return;
    return reply.code(retryElsewhere).header('retry-after', 1).send(new Failure('unavailable').body);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping.aborted) void reply.header('connection', 'close');
  });
  return async ({ quietMs, maxMs }) => {
    const startedAt = performance.now();
    lastRequestAt = startedAt;
    while (performance.now() - lastRequestAt < quietMs && performance.now() - startedAt < maxMs) await pause(10);
  };
}
