import { LogController, type FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { probes } from './operations.ts';

/** Receives log lines. Defaults to the process's output. */
export interface LogTarget {
  write: (line: string) => void;
}

/**
 * JSON lines with readable times, one per request. Query strings (which contain login codes) and headers are left out.
 */
export const logOptions = (level: Config['logLevel'], to?: LogTarget) => ({
  logger:
    level === 'silent'
      ? false
      : {
          level,
          base: null,
          timestamp: () => `,"time":"${new Date().toISOString()}"`,
          ...(to && { stream: to }),
        },
  logController: new LogController({ disableRequestLogging: true }),
});

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, url, callName: call, ip: from, userId: user } = request;
    const { statusCode: status, elapsedTime } = reply;
    const path = url.split('?', 1)[0]!;
    // Probes come every few seconds, so only failures are logged.
    if (probes.has(path) && status < 400) return;
    request.log.info({ method, path, call, status, ms: Math.round(elapsedTime), from, user }, 'request');
  });
}
