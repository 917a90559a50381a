import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieName, Exchange } from '../../lib/handlers.ts';
import { originOf } from './origin.ts';

export interface ExchangeOptions {
  publicUrl: string | null;
}

export function exchangeOf(request: FastifyRequest, reply: FastifyReply, { publicUrl }: ExchangeOptions): Exchange {
  const origin = originOf(request, publicUrl);
  const secure = origin.startsWith('https:');
  // `__Host-` pins a cookie to this exact host. Browsers accept it over https only.
  const cookie = (name: CookieName) => `${secure ? '__Host-' : ''}forecourt_${name}`;
  const common = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  let signal: AbortSignal | undefined;
  return {
    origin,
    address: request.ip,
    bearer: /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null,
    userAgent: request.headers['user-agent'] ?? null,
    uses: 1,
    files: [],
    log: request.log,
    // Created on demand, because most responses are sent before a client could disconnect.
    get signal() {
      return (signal ??= goneSignal(reply));
    },
    readCookie: (name) => request.cookies[cookie(name)] ?? null,
    setCookie: (name, value, maxAge) => void reply.setCookie(cookie(name), value, { ...common, maxAge }),
    clearCookie: (name) => void reply.clearCookie(cookie(name), common),
  };
}

function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  else raw.once('close', () => gone.abort());
  return gone.signal;
}
