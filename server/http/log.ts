import { LogController, type FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** JSON lines; one per request, without query strings (a sign-in's code stands in one) and without headers. */
export const logOptions = (level: Config['logLevel']) => ({
  logger: level === 'silent' ? false : { level, base: null },
  logController: new LogController({ disableRequestLogging: true }),
});

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        call: request.callName,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}
