import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../config/config.ts';
import type { ResponseCache } from './response-cache.ts';
import { sendWritten } from './written-answer.ts';

/** Facts about an address, recorded when its route first answered it. */
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

/**
 * Serves cached responses before their route parses the request again (decision 051). Anything but an anonymous read of
 * a cached response goes on to its route. Hooks registered before this one also apply to the fast path.
 */
export function openFastPath(
  server: FastifyInstance,
  { cache, publicUrl }: Pick<Config, 'publicUrl'> & { cache: ResponseCache },
): FastPath {
  const remembered = new LRUCache<string, KnownAddress>({ max: 2_000 });

  /**
   * The same key for the same response. Without a fixed public address, pages contain the host they were requested by.
   */
  const nameOf = ({ url, headers }: IncomingMessage) =>
    publicUrl ? url! : [headers.host, headers['x-forwarded-host'], headers['x-forwarded-proto'], url].join(' ');

  server.addHook('onRequest', async (request, reply) => {
    const { cookie, authorization } = request.headers;
    if (request.method !== 'GET' || cookie !== undefined || authorization !== undefined) return;
    const known = remembered.get(nameOf(request.raw));
    const answer = known && cache.find(known.question);
    if (!answer) return;
    try {
      await known.countUse(request.ip);
    } catch {
      // Refusals are sent by the route, like any other.
      return;
    }
    if (known.callName) request.callName = known.callName;
    return sendWritten(request, reply.header('cache-control', known.cacheControl), answer);
  });

  return {
    remember: (request, known) => void remembered.set(nameOf(request.raw), known),
  };
}
