import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

const headers = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;
const hourMs = 60 * 60_000;

/**
 * A proxy that is not named in TRUST_PROXY makes everybody one address: one person uses up the limits of all. Said once
 * an hour, for anybody can send such a header.
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
      'a proxy forwards requests but TRUST_PROXY is off: all who come through it count as one address; name its address in TRUST_PROXY',
    );
  });
}
