import { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { probes } from './operations.ts';

/** Takes the lines of the log; the process's own output, where nothing else is said. */
export interface LogTarget {
  write: (line: string) => void;
}

/** JSON lines with times one can read; one per request, without query strings (a sign-in's code stands in one) and without headers. */
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
  /** Where the log does not tell it already. */
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
  // Asked by machines every few seconds: only when one is answered with a failure is it worth a line.
  if (probes.has(path) && status < 400) return;
  const { method, call, from, user } = about;
  log.info({ ...(reqId && { reqId }), method, path, call, status, ms: Math.round(ms), from, user }, 'request');
}
