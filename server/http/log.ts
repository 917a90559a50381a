import { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
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
    const { log, method, url, callName: call, ip: from, userId: user } = request;
    logAnswered(log, { method, url, call, status: reply.statusCode, ms: reply.elapsedTime, from, user });
  });
}

interface Answered {
  /** Set only if the logger doesn't add it. */
  reqId?: string;
  method: string;
  url: string;
  call: string | undefined;
  status: number;
  ms: number;
  from: string;
  user?: number | undefined;
}

export function logAnswered(log: FastifyBaseLogger, { reqId, url, ms, status, ...about }: Answered): void {
  const path = url.split('?', 1)[0]!;
  // Probes come every few seconds, so only failures are logged.
  if (probes.has(path) && status < 400) return;
  const { method, call, from, user } = about;
  log.info({ ...(reqId && { reqId }), method, path, call, status, ms: Math.round(ms), from, user }, 'request');
}
