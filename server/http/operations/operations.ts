import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Config } from '../../config/config.ts';
import type { Metrics } from './metrics.ts';

export interface OperationsOptions {
  pool: pg.Pool;
  metricsAccess: Config['metrics'];
  publicUrl: Config['publicUrl'];
  isStopping: () => boolean;
  metrics: Metrics;
}

/** Probed by monitoring every few seconds. */
export const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** Serves the endpoints for monitoring: liveness, readiness, metrics. */
export function serveOperations(
  app: FastifyInstance,
  { pool, metricsAccess, publicUrl, isStopping, metrics }: OperationsOptions,
): void {
  app.get('/healthz', async () => ({ status: 'alive' }));

  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await pool.query('select 1');
      return { status: 'ready' };
    } catch {
      return reply.code(503).header('retry-after', 2).send({ status: 'database unreachable' });
    }
  });

  app.addHook('onResponse', async (request, reply) => {
    const name = request.callName ?? (request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown'));
    metrics.observe(name, reply.statusCode, reply.elapsedTime / 1000);
  });

  app.get('/metrics', async (request, reply) => {
    if (metricsAccess === 'loopback' && !isFromThisMachine(request, publicUrl)) return reply.callNotFound();
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/**
 * A proxy on this machine forwards outside requests too. Its headers give it away. If it adds none, the public host
 * name does, or the HTTP/1.0 that nginx uses by default.
 */
function isFromThisMachine(request: FastifyRequest, publicUrl: string | null): boolean {
  if (Object.keys(request.headers).some((name) => ofProxies.test(name))) return false;
  if (request.raw.httpVersion === '1.0') return false;
  if (publicUrl && request.hostname === new URL(publicUrl).hostname && !isLoopback(request.hostname)) return false;
  return isLoopback(request.ip);
}

const ofProxies = /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|x-original-.+|x-envoy-.+|.*client-?ip|.*connecting-ip)$/;

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '');
  return plain === 'localhost' || plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}
