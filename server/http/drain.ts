import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../lib/failure.ts';
import { probes } from './operations.ts';

export interface DrainOptions {
  /** Nobody asked for so long: the proxy has understood. */
  quietMs: number;
  /** No longer, whoever still asks. */
  mostMs: number;
}

/** The one status the site never answers otherwise, so that a proxy takes it for nothing but this (decision 049). */
const askTheOther = 504;

/**
 * A process that is told to stop still listens: a proxy that sends it something on a connection it is just closing could
 * not send that again elsewhere. What only reads is answered so that the proxy asks another process and leaves this one
 * out from then on; everything else is done. When nobody asks any more, it can close.
 */
export function drainConnections(
  app: FastifyInstance,
  stopping: AbortSignal,
): (leaving: DrainOptions) => Promise<void> {
  let askedAt = 0;
  app.addHook('onRequest', async ({ method, url }, reply) => {
    if (!stopping.aborted) return;
    askedAt = performance.now();
    const reads = method === 'GET' || method === 'HEAD';
    if (!reads || probes.has(url)) return;
    return reply.code(askTheOther).header('retry-after', 1).send(new Failure('unavailable').body);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping.aborted) void reply.header('connection', 'close');
  });
  return async ({ quietMs, mostMs: maxMs }) => {
    const begun = performance.now();
    askedAt = begun;
    while (performance.now() - askedAt < quietMs && performance.now() - begun < maxMs) await pause(10);
  };
}
