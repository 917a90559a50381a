import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { ResponseCache } from './response-cache.ts';
import { logAnswered } from './log.ts';
import { nextRequestName } from './request-name.ts';
import { responseHead, type WrittenAnswer } from './written-answer.ts';

/** Facts about an address, recorded when the slow path first answered it. */
export interface KnownAddress {
  /** Key in the response cache. */
  question: string;
  /** Set for calls, not for pages. */
  callName?: string;
  cacheControl: string;
  /** Throws if the client is over its rate limit. */
  countUse: (address: string) => Promise<unknown>;
}

export interface FastPath {
  /** Lets later requests for the same address take the fast path. */
  remember: (request: FastifyRequest, known: KnownAddress) => void;
}

interface FastPathDeps {
  cache: ResponseCache;
  config: Pick<Config, 'publicUrl' | 'trustProxy'>;
  /** Sent with every response. */
  headers: Record<string, string>;
  /** Records the duration, by call or route. */
  observe: (name: string, status: number, seconds: number) => void;
  stopping: AbortSignal;
}

type Remembered = KnownAddress & { route: string };

const maxRemembered = 2_000;

/** Requests with these headers need the slow path. */
const slowPathHeaders = ['cookie', 'authorization', 'content-length', 'transfer-encoding', 'expect'] as const;
const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;

/**
 * Serves cached responses before Fastify sees the request, because routing and hooks take longer than everything else
 * (decision 051). Rate limits, headers, log and metrics stay the same. Anything but a plain anonymous read of a cached
 * response takes the slow path.
 */
export function openFastPath(server: FastifyInstance, parts: FastPathDeps): FastPath {
  const { cache, config, headers, observe, stopping } = parts;
  const { publicUrl, trustProxy } = config;
  const remembered = new Map<string, Remembered>();
  const avoided = trustProxy ? slowPathHeaders : [...slowPathHeaders, ...proxyHeaders];
  const trusts = trustProxy && proxyAddr.compile(trustProxy);
  const addressOf = (raw: IncomingMessage) => (trusts ? proxyAddr(raw, trusts) : raw.socket.remoteAddress) ?? '';

  /**
   * The same key for the same response. Without a fixed public address, pages contain the host they were requested by.
   */
  const nameOf = ({ url, headers: requestHeaders }: IncomingMessage) =>
    publicUrl
      ? url!
      : [requestHeaders.host, requestHeaders['x-forwarded-host'], requestHeaders['x-forwarded-proto'], url].join(' ');

  function find(raw: IncomingMessage): (Remembered & { answer: WrittenAnswer }) | null {
    if (raw.method !== 'GET' || stopping.aborted) return null;
    for (const name of avoided) if (raw.headers[name] !== undefined) return null;
    const known = remembered.get(nameOf(raw));
    const answer = known && cache.find(known.question);
    return answer ? { ...known, answer } : null;
  }

  async function send(raw: IncomingMessage, reply: ServerResponse, found: Remembered & { answer: WrittenAnswer }) {
    const startedAt = performance.now();
    const { answer, callName, route, cacheControl } = found;
    const from = addressOf(raw);
    await found.countUse(from);
    const { status, encoding, headers: responseHeaders } = responseHead(answer, raw.headers);
    const body = status === 304 ? null : await answer.form(encoding);
    const reqId = nextRequestName();
    reply.writeHead(status, {
      ...headers,
      ...responseHeaders,
      'x-request-id': reqId,
      'cache-control': cacheControl,
      ...(body && { 'content-length': body.length }),
    });
    reply.end(body);
    const ms = performance.now() - startedAt;
    observe(callName ?? route, status, ms / 1000);
    logAnswered(server.log, { reqId, method: 'GET', url: raw.url!, call: callName, status, ms, from });
  }

  server.addHook('onReady', async () => {
    const [slowPath] = server.server.listeners('request') as RequestListener[];
    server.server.removeAllListeners('request').on('request', (raw, reply) => {
      const found = find(raw);
      if (!found) return slowPath!(raw, reply);
      // Refusals are sent by the slow path, like any other.
      send(raw, reply, found).catch(() => reply.headersSent || slowPath!(raw, reply));
    });
  });

  return {
    remember(request, known) {
      if (remembered.size >= maxRemembered) remembered.clear();
      remembered.set(nameOf(request.raw), { ...known, route: request.routeOptions.url ?? 'unknown' });
    },
  };
}
