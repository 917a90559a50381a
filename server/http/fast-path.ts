import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { ResponseCache } from './response-cache.ts';
import { logAnswered } from './log.ts';
import { nextRequestName } from './request-name.ts';
import { goingOut, type WrittenAnswer } from './written-answer.ts';

/** What the long way found out of an address, when it was asked for first. */
export interface KnownAddress {
  /** Under which it is kept. */
  question: string;
  /** Of a call; pages have none. */
  callName?: string;
  cacheControl: string;
  /** Refuses whoever asks too often. */
  countUse: (address: string) => Promise<unknown>;
}

export interface FastPath {
  /** What is asked the same way from now on need not go the long one. */
  remember: (request: FastifyRequest, known: KnownAddress) => void;
}

interface ShortWayDeps {
  kept: ResponseCache;
  config: Pick<Config, 'publicUrl' | 'trustProxy'>;
  /** Those of every answer. */
  headers: Record<string, string>;
  /** How long it took, by call or route. */
  observe: (name: string, status: number, seconds: number) => void;
  stopping: AbortSignal;
}

type Remembered = KnownAddress & { route: string };

const maxRemembered = 2_000;

/** What only the long way can judge. */
const slowPathHeaders = ['cookie', 'authorization', 'content-length', 'transfer-encoding', 'expect'] as const;
const ofProxies = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;

/**
 * What is kept goes out before the framework is asked: finding the route, its request and its hooks take longer than
 * everything else about it (decision 040). Limits, headers, log and figures are the same, and whatever is not plainly
 * a visitor's look at something that is kept goes the long way.
 */
export function openFastPath(server: FastifyInstance, parts: ShortWayDeps): FastPath {
  const { kept, config, headers, observe, stopping } = parts;
  const { publicUrl, trustProxy } = config;
  const remembered = new Map<string, Remembered>();
  const avoided = trustProxy ? slowPathHeaders : [...slowPathHeaders, ...ofProxies];
  const trusts = trustProxy && proxyAddr.compile(trustProxy);
  const addressOf = (raw: IncomingMessage) => (trusts ? proxyAddr(raw, trusts) : raw.socket.remoteAddress) ?? '';

  /** The same text is asked for by the same name; where the site has no fixed one, pages name the one they are asked by. */
  const nameOf = ({ url, headers: given }: IncomingMessage) =>
    publicUrl ? url! : [given.host, given['x-forwarded-host'], given['x-forwarded-proto'], url].join(' ');

  function find(raw: IncomingMessage): (Remembered & { answer: WrittenAnswer }) | null {
    if (raw.method !== 'GET' || stopping.aborted) return null;
    for (const name of avoided) if (raw.headers[name] !== undefined) return null;
    const known = remembered.get(nameOf(raw));
    const answer = known && kept.find(known.question);
    return answer ? { ...known, answer } : null;
  }

  async function send(raw: IncomingMessage, reply: ServerResponse, found: Remembered & { answer: WrittenAnswer }) {
    const begun = performance.now();
    const { answer, callName, route, cacheControl } = found;
    const from = addressOf(raw);
    await found.countUse(from);
    const { status, encoding, headers: own } = goingOut(answer, raw.headers);
    const body = status === 304 ? null : await answer.form(encoding);
    const reqId = nextRequestName();
    reply.writeHead(status, {
      ...headers,
      ...own,
      'x-request-id': reqId,
      'cache-control': cacheControl,
      ...(body && { 'content-length': body.length }),
    });
    reply.end(body);
    const ms = performance.now() - begun;
    observe(callName ?? route, status, ms / 1000);
    logAnswered(server.log, { reqId, method: 'GET', url: raw.url!, call: callName, status, ms, from });
  }

  server.addHook('onReady', async () => {
    const [longWay] = server.server.listeners('request') as RequestListener[];
    server.server.removeAllListeners('request').on('request', (raw, reply) => {
      const found = find(raw);
      if (!found) return longWay!(raw, reply);
      // Whoever is refused is told so as anybody is.
      send(raw, reply, found).catch(() => reply.headersSent || longWay!(raw, reply));
    });
  });

  return {
    remember(request, known) {
      if (remembered.size >= maxRemembered) remembered.clear();
      remembered.set(nameOf(request.raw), { ...known, route: request.routeOptions.url ?? 'unknown' });
    },
  };
}
