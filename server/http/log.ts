import { LogController, type FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** JSON lines with times one can read; one per request, without query strings (a sign-in's code stands in one) and without headers. */
export const logOptions = (level: Config['logLevel']) => ({
  logger: level === 'silent' ? false : { level, base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` },
  logController: new LogController({ disableRequestLogging: true }),
});

/** Asked by machines every few seconds: only when one is answered with a failure is it worth a line. */
const probes = new Set(['/healthz', '/readyz', '/metrics']);

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = request.url.split('?', 1)[0]!;
    if (probes.has(path) && reply.statusCode < 400) return;
    request.log.info(
      {
        method: request.method,
        path,
        call: request.callName,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        from: request.ip,
        user: request.userId,
      },
      'request',
    );
  });
}
