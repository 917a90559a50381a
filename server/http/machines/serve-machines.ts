import { cars } from '@forecourt/contract/cars/cars.ts';
import { contract } from '@forecourt/contract/contract.ts';
import type { Received } from '@forecourt/contract/kit/call.ts';
import type { LimitName } from '@forecourt/contract/kit/limits.ts';
import { openapi } from '@forecourt/contract/openapi/openapi.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Feed } from '../../lib/feed.ts';
import { isCacheableList } from '../cache/cacheable-requests.ts';
import type { FastPath } from '../cache/fast-path.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { sendWritten, WrittenAnswer } from '../cache/written-answer.ts';
import { collectInput, parseInput } from '../calls/input.ts';
import { originOf } from '../calls/origin.ts';
import { atomFeed } from './atom.ts';
import { webManifest } from './web-manifest.ts';
import { robotsText, securityText } from './robots.ts';
import { fixedPages, sitemapIndex, sitemapPart, type SitemapSource } from './sitemap.ts';

export interface MachineOptions {
  publicUrl: string | null;
  siteName: string;
  /** False if search engines must stay away. */
  isIndexed: boolean;
  /** Null if no one is named. */
  securityContact: string | null;
  browseFeed: (search: Received<typeof cars.nearest>) => Promise<Feed>;
  dealerFeed: (dealerId: number) => Promise<Feed | null>;
  /** The public keys of bills of sale, newest first. */
  billKeys: () => Promise<object[]>;
  sitemap: SitemapSource;
  cache: ResponseCache;
  fastPath: FastPath;
  /** Counts a use for a network address. Throws if it has used up the limit. */
  count: (limit: LimitName, address: string) => Promise<unknown>;
}

const atom = 'application/atom+xml; charset=utf-8';
const xml = 'application/xml; charset=utf-8';
const plain = 'text/plain; charset=utf-8';
const json = 'application/json; charset=utf-8';
/** For what changes only with a release or a setting. */
const anHour = 'public, max-age=3600';
const mustRevalidate = 'no-cache';

/** Names in Browse's address that only say how to show the list. */
const ofTheView = new Set(['page', 'from', 'sort']);

/** Everything written for programs: feeds, sitemap, robots.txt, security.txt and the API's description. */
export function serveMachines(app: FastifyInstance, options: MachineOptions): void {
  const { publicUrl, siteName, isIndexed, securityContact, cache, fastPath, count, sitemap } = options;
  const origin = (request: FastifyRequest) => originOf(request, publicUrl);
  const send = (request: FastifyRequest, reply: FastifyReply, answer: WrittenAnswer, caching: string) =>
    sendWritten(request, reply.header('cache-control', caching), answer);
  const sendText = (request: FastifyRequest, reply: FastifyReply, text: string, type: string) =>
    send(request, reply, new WrittenAnswer(text, { type }), anHour);

  /** The same rate limit and cache as the pages with the same cars. */
  async function sendFeed(request: FastifyRequest, reply: FastifyReply, isLasting: boolean, make: () => Promise<Feed>) {
    await count('browse', request.ip);
    const place = { origin: origin(request), self: request.url, siteName };
    const written = async () => new WrittenAnswer(atomFeed(await make(), place), { type: atom });
    if (!isLasting) return send(request, reply, await written(), mustRevalidate);
    const question = `feed ${place.origin}${place.self}`;
    const answer = await cache.get(question, async () => ({ answer: await written(), isLasting }));
    const countUse = (address: string) => count('browse', address);
    fastPath.remember(request, { question, cacheControl: mustRevalidate, countUse });
    return send(request, reply, answer, mustRevalidate);
  }

  app.get('/browse.atom', async (request, reply) => {
    const query = Object.entries(request.query as Record<string, unknown>).filter(([name]) => !ofTheView.has(name));
    // Its inputs are exactly what Browse's address can say.
    const call = cars.nearest;
    const search = parseInput(call, collectInput(call, Object.fromEntries(query), {}));
    const make = () => options.browseFeed(search);
    return sendFeed(request, reply, isCacheableList(Object.fromEntries(query)), make);
  });

  app.get<{ Params: { dealerId: string } }>('/dealer/:dealerId(^\\d{1,15}).atom', async (request, reply) => {
    await count('browse', request.ip);
    const feed = await options.dealerFeed(Number(request.params.dealerId));
    if (!feed) return reply.callNotFound();
    const text = atomFeed(feed, { origin: origin(request), self: request.url, siteName });
    return send(request, reply, new WrittenAnswer(text, { type: atom }), mustRevalidate);
  });

  app.get('/robots.txt', async (request, reply) =>
    sendText(request, reply, robotsText(origin(request), isIndexed), plain),
  );

  app.get('/.well-known/security.txt', async (request, reply) =>
    securityContact === null
      ? reply.callNotFound()
      : sendText(request, reply, securityText(securityContact, origin(request), new Date()), plain),
  );

  // Read each time, because a new key signs right away.
  app.get('/.well-known/forecourt-keys.json', async (request, reply) => {
    await count('browse', request.ip);
    const text = JSON.stringify({ site: siteName, algorithm: 'Ed25519', keys: await options.billKeys() }, null, 2);
    return send(request, reply, new WrittenAnswer(text, { type: json }), mustRevalidate);
  });

  app.get('/manifest.webmanifest', async (request, reply) =>
    sendText(request, reply, webManifest(siteName), 'application/manifest+json; charset=utf-8'),
  );

  // Written on first use, because it takes a tenth of a second.
  let description: WrittenAnswer | null = null;
  app.get('/openapi.json', async (request, reply) => {
    description ??= new WrittenAnswer(JSON.stringify(openapi(contract)), { type: json });
    return send(request, reply, description, anHour);
  });

  if (!isIndexed) return;
  app.get('/sitemap.xml', async (request, reply) => {
    await count('sitemap', request.ip);
    return sendText(request, reply, await sitemapIndex(sitemap, origin(request)), xml);
  });
  app.get('/sitemap-pages.xml', async (request, reply) => sendText(request, reply, fixedPages(origin(request)), xml));
  app.get<{ Params: { part: string } }>('/sitemap-:part(^[a-z]+-\\d{1,9}).xml', async (request, reply) => {
    await count('sitemap', request.ip);
    const [kind = '', part] = request.params.part.split('-');
    if (!sitemap.kinds.includes(kind) || Number(part) < 1) return reply.callNotFound();
    const stream = await sitemapPart(sitemap, origin(request), kind, Number(part));
    if (!stream) return reply.callNotFound();
    return reply.header('cache-control', anHour).type(xml).send(stream);
  });
}
