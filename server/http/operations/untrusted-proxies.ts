import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';

const headers = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;
const hourMs = 60 * 60_000;

/**
 * A proxy that isn't in TRUST_PROXY makes all clients share one address, so one client can use up everyone's rate
 * limit. Logged at most once an hour, because any client can send such a header.
 */
export function warnAboutUntrustedProxies(
  app: FastifyInstance,
  trustProxy: Config['trustProxy'],
  now: () => number = Date.now,
): void {
  if (trustProxy) return;
  let quietUntil = 0;
  app.addHook('onRequest', async (request) => {
    const header = headers.find((name) => request.headers[name] !== undefined);
    if (!header || now() < quietUntil) return;
    quietUntil = now() + hourMs;
    request.log.warn(
      { header, from: request.socket.remoteAddress },
      'requests come through a proxy but TRUST_PROXY is off, so all clients share one rate limit. Set TRUST_PROXY to the proxy’s address',
    );
  });
}
