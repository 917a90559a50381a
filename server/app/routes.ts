import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import sse, { type SSEPluginOptions } from '@fastify/sse';
import { contract } from '@forecourt/contract/contract.ts';
import { readSettings } from '@forecourt/contract/settings/setting-rules.ts';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { lastBackupAt } from '../lib/last-backup.ts';
import { signInName } from '../features/accounts/begun-sign-in.ts';
import { recordRefusal } from '../features/accounts/refusals.store.ts';
import { listBillKeys } from '../features/bills/bill-keys.store.ts';
import { findSession } from '../features/accounts/sessions.store.ts';
import { handleBankCallback } from '../flows/payments/bank-callback.ts';
import { browseFeed, dealerFeed } from '../flows/feeds/car-feeds.ts';
import { sitemapKinds, sitemapPages, sitemapParts, type SitemapKind } from '../features/sitemap/sitemap.store.ts';
import { drawCard } from '../flows/cards/draw-card.ts';
import { findFace } from '../flows/previews/find-face.ts';
import { linkPreviews } from '../flows/previews/link-previews.ts';
import { readOpsGauges } from '../features/services/ops-gauges.store.ts';
import {
  carPhotoVisibility,
  avatarVisibility,
  logoVisibility,
  messagePhotoVisibility,
  ticketPhotoVisibility,
} from '../flows/photos/see-photos.ts';
import { anonymousResponses, type AnonymousResponses } from '../http/calls/anonymous-calls.ts';
import { serveBankCallback } from '../http/calls/bank-callback.ts';
import { answerFailures } from '../http/calls/failures.ts';
import { createMetrics } from '../http/operations/metrics.ts';
import { securityHeaders, sendSecurityHeaders } from '../http/operations/headers.ts';
import { networkOf } from '../lib/limits.ts';
import { logRequests } from '../http/operations/log.ts';
import { serveOperations } from '../http/operations/operations.ts';
import { refuseOtherOrigins } from '../http/calls/origin.ts';
import { servePages, type Pages } from '../http/pages/pages.ts';
import { serveCards } from '../http/calls/card-files.ts';
import { servePhotos } from '../http/calls/photo-files.ts';
import { serveMachines } from '../http/machines/serve-machines.ts';
import { serve } from '../http/calls/serve.ts';
import { openFastPath, type FastPath } from '../http/cache/fast-path.ts';
import { hashToken, keyFor, secretsWith, type Secrets } from '../lib/secrets.ts';
import { handlersOf } from './handlers.ts';
import type { Parts } from './parts.ts';

type Handlers = ReturnType<typeof handlersOf>;

interface Served {
  /** Null if only the API is served. */
  pages: Pages | null;
  checkAnswers: boolean;
}

/** Registers every route, in the order in which requests are matched. */
export async function serveEverything(server: FastifyInstance, parts: Parts, served: Served): Promise<void> {
  const fastPath = await registerBasics(server, parts, served);
  const cookieSecrets = secretsWith(keyFor(parts.appKey, 'begun sign-in'));
  const handlers = handlersOf(parts, { cookieSecrets, log: server.log });
  const visitors = anonymousResponses(contract, handlers, {
    answers: parts.responseCache,
    log: server.log,
    checkAnswers: served.checkAnswers,
  });
  serveCalls(server, parts, { ...served, handlers, cookieSecrets, visitors, fastPath });
  const { db, config, demo, buying, countAgainst, ownAddress } = parts;
  servePhotos(server, {
    open: parts.photoStorage.open,
    publicUrl: config.publicUrl,
    readSession: sessionReader(parts),
    carPhoto: carPhotoVisibility(db),
    ticketPhoto: ticketPhotoVisibility(db),
    messagePhoto: messagePhotoVisibility(db),
    avatar: avatarVisibility(db),
    logo: logoVisibility(db),
  });
  serveCards(server, {
    faceOf: (kind, id) => findFace({ db, ask: visitors.forPage(false) }, kind, id),
    draw: (face) => drawCard(parts.cards, face),
    countUse: (address) => countAgainst('browse', `address:${networkOf(address)}`),
  });
  await server.register(serveBankCallback, {
    handle: (rawBody, signature) => handleBankCallback(buying, rawBody, signature, () => new Date()),
    countAgainst,
  });
  const browse = { db, siteTimezone: config.siteTimezone };
  serveMachines(server, {
    publicUrl: config.publicUrl,
    siteName: config.siteName,
    isIndexed: config.siteIndexing,
    securityContact: config.securityContact,
    browseFeed: (search) => browseFeed(browse, search),
    dealerFeed: (dealerId) => dealerFeed(browse, dealerId),
    billKeys: () => listBillKeys(db),
    sitemap: {
      kinds: sitemapKinds,
      parts: (kind, idsEach) => sitemapParts(db, kind as SitemapKind, idsEach),
      pages: (kind, range) => sitemapPages(db, kind as SitemapKind, range),
    },
    cache: parts.responseCache,
    fastPath,
    count: (limit, address) => countAgainst(limit, `address:${networkOf(address)}`),
  });
  await demo?.serve(server, { db, config, ownAddress });
  if (served.pages) await serveSitePages(server, parts, { pages: served.pages, visitors, fastPath });
}

/** Registers the hooks and headers that apply to every response. */
async function registerBasics(server: FastifyInstance, parts: Parts, { pages, checkAnswers }: Served) {
  const { db, config, requests, live, photoMaker, cards, stopping, responseCache: cache } = parts;
  const headers = securityHeaders({
    scriptHashes: pages?.scriptHashes ?? [],
    styleHashes: pages?.styleHashes ?? [],
    isHttps: config.publicUrl?.startsWith('https:') ?? false,
    isIndexed: config.siteIndexing,
    photoOrigin: config.s3?.publicUrl ? new URL(config.s3.publicUrl).origin : null,
  });
  sendSecurityHeaders(server, headers);
  const fastPath = openFastPath(server, { cache, publicUrl: config.publicUrl });
  await server.register(cookie);
  await server.register(multipart);
  // The types describe the unwrapped function, but the import is the plugin.
  await server.register(sse as unknown as FastifyPluginAsync<SSEPluginOptions>, { heartbeatInterval: 25_000 });
  logRequests(server);
  answerFailures(server, { checkAnswers });
  refuseOtherOrigins(server, config.publicUrl);
  const { pool } = requests;
  const metrics = createMetrics({
    pool,
    liveStreams: live.count,
    photoLoad: photoMaker.load,
    cardLoad: cards.maker.load,
    cacheMetrics: cache.metrics,
    opsGauges: () => readOpsGauges(db),
    lastBackupAt: () => lastBackupAt(config.dataDir),
  });
  const { metrics: metricsAccess, publicUrl } = config;
  serveOperations(server, { pool, metricsAccess, publicUrl, isStopping: () => stopping.aborted, metrics });
  return fastPath;
}

const sessionReader =
  ({ db }: Parts) =>
  (token: string) =>
    findSession(db, hashToken(token));

function serveCalls(
  server: FastifyInstance,
  parts: Parts,
  {
    checkAnswers,
    handlers,
    cookieSecrets,
    visitors,
    fastPath,
  }: Served & { handlers: Handlers; cookieSecrets: Secrets; visitors: AnonymousResponses; fastPath: FastPath },
): void {
  const { db, config, countAgainst } = parts;
  serve(server, contract, handlers, {
    publicUrl: config.publicUrl,
    checkAnswers,
    readSession: sessionReader(parts),
    countAgainst,
    visitors,
    fastPath,
    signInName: (text) => signInName(cookieSecrets, text, new Date()),
    recordRefusal: async ({ id, gameAccountId }, call) => {
      await recordRefusal(db, { userId: id, gameAccountId, call, code: 'not_allowed' });
    },
  });
}

async function serveSitePages(
  server: FastifyInstance,
  parts: Parts,
  { pages, visitors, fastPath }: { pages: Pages; visitors: AnonymousResponses; fastPath: FastPath },
): Promise<void> {
  const { db, config, settings, countAgainst, responseCache } = parts;
  await servePages(server, pages, {
    demo: config.demo,
    siteFacts: async () => {
      // Pages are served even while the database is unavailable.
      const { site_phone, site_contact_text } = await settings().catch(() => readSettings({}));
      return {
        name: config.siteName,
        demo: config.demo,
        phone: site_phone,
        contact: site_contact_text,
        timeZone: config.siteTimezone,
      };
    },
    publicUrl: config.publicUrl,
    countView: async (page, address) => {
      if (!linkPreviews[page]) return;
      await countAgainst(page === 'user' ? 'people' : 'browse', `address:${networkOf(address)}`);
    },
    previewOf: async (page, { ask, ...visit }) => linkPreviews[page]?.({ db, ask }, visit) ?? null,
    visitors,
    cache: responseCache,
    fastPath,
    renderedBytes: config.responseCacheBytes / 4,
  });
}
