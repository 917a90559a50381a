import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';

export interface OperationsOptions {
  pool: pg.Pool;
  metrics: Config['metrics'];
  isStopping: () => boolean;
  liveStreams: () => number;
}

/** What the admin's tools ask: alive, ready, figures. */
export function serveOperations(
  app: FastifyInstance,
  { pool, metrics, isStopping, liveStreams }: OperationsOptions,
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

  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'forecourt_request_seconds',
    help: 'How long calls took, by call and status',
    labelNames: ['call', 'status'],
    registers: [registry],
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge('forecourt_live_streams', 'Open live streams', liveStreams);
  gauge('forecourt_database_connections', 'Connections to the database', () => pool.totalCount);
  gauge('forecourt_database_waiting', 'Requests waiting for a connection', () => pool.waitingCount);

  app.addHook('onResponse', async (request, reply) => {
    const call = request.callName ?? (request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown'));
    durations.observe({ call, status: reply.statusCode }, reply.elapsedTime / 1000);
  });

  app.get('/metrics', async (request, reply) => {
    if (metrics === 'loopback' && !isFromThisMachine(request)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** A proxy on this machine forwards everybody; its header tells that somebody else stands behind it. */
function isFromThisMachine(request: FastifyRequest): boolean {
  if (request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined) return false;
  const address = request.ip.replace(/^::ffff:/, '');
  return isIP(address) !== 0 && (address === '::1' || address.startsWith('127.'));
}
