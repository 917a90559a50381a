import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { Config } from '../config/config.ts';
import type { KeptFigures } from './kept-answers.ts';

export interface OperationsOptions {
  pool: pg.Pool;
  metrics: Config['metrics'];
  publicUrl: Config['publicUrl'];
  isStopping: () => boolean;
  liveStreams: () => number;
  photoLoad: () => { underWay: number; waiting: number };
  keptFigures: () => KeptFigures;
}

/** What the admin's tools ask: alive, ready, figures. Whoever answers past the hooks tells `observe` of it. */
export function serveOperations(
  app: FastifyInstance,
  { pool, metrics, publicUrl, isStopping, liveStreams, photoLoad, keptFigures }: OperationsOptions,
): { observe: (name: string, status: number, seconds: number) => void } {
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
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  gauge('forecourt_live_streams', 'Open live streams', liveStreams);
  gauge('forecourt_photos_under_way', 'Uploaded pictures that are being made now', () => photoLoad().underWay);
  gauge('forecourt_photos_waiting', 'Uploaded pictures that wait for their turn', () => photoLoad().waiting);
  gauge('forecourt_kept_answers', 'Answers kept for visitors', () => keptFigures().answers);
  gauge('forecourt_kept_answers_bytes', 'Memory they take', () => keptFigures().bytes);
  counter('forecourt_kept_answers_hits_total', 'Answers and drawn pages given as kept', () => keptFigures().hits);
  counter('forecourt_kept_answers_misses_total', 'Those of that kind that had to be made', () => keptFigures().misses);
  counter('forecourt_kept_answers_drops_total', 'Times that all were dropped', () => keptFigures().drops);
  gauge('forecourt_database_connections', 'Connections to the database', () => pool.totalCount);
  gauge('forecourt_database_waiting', 'Requests waiting for a connection', () => pool.waitingCount);

  const observe = (call: string, status: number, seconds: number) => durations.observe({ call, status }, seconds);
  app.addHook('onResponse', async (request, reply) => {
    const name = request.callName ?? (request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown'));
    observe(name, reply.statusCode, reply.elapsedTime / 1000);
  });

  app.get('/metrics', async (request, reply) => {
    if (metrics === 'loopback' && !isFromThisMachine(request, publicUrl)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return { observe };
}

/**
 * A proxy on this machine forwards everybody. What it adds tells that somebody else stands behind it; where it adds
 * nothing, the public name that was asked for does, or the HTTP/1.0 that an nginx without settings speaks.
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
