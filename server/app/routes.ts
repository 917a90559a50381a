import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import sse, { type SSEPluginOptions } from '@fastify/sse';
import { contract } from '@forecourt/contract/contract.ts';
import { readSettings } from '@forecourt/contract/settings/setting-rules.ts';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { lastBackupAt } from '../lib/last-backup.ts';
import { signInName } from '../features/accounts/begun-sign-in.ts';
import { recordRefusal } from '../features/accounts/refusals.store.ts';
import { findSession } from '../features/accounts/sessions.store.ts';
import { handleBankCallback } from '../flows/payments/bank-callback.ts';
import { linkPreviews } from '../flows/cars/link-previews.ts';
import { readOpsGauges } from '../features/services/ops-gauges.store.ts';
import { whoSeesAvatar, carPhotoVisibility, whoSeesLogo, whoSeesTicketPhoto } from '../flows/photos/see-photos.ts';
import { anonymousResponses, type AnonymousResponses } from '../http/anonymous-calls.ts';
import { serveBankCallback } from '../http/bank-callback.ts';
import { answerFailures } from '../http/failures.ts';
import { createMetrics } from '../http/metrics.ts';
import { securityHeaders, sendSecurityHeaders } from '../http/headers.ts';
import { networkOf } from '../lib/limits.ts';
import { logRequests } from '../http/log.ts';
import { serveOperations } from '../http/operations.ts';
import { refuseOtherOrigins } from '../http/origin.ts';
import { servePages, type Pages } from '../http/pages.ts';
import { servePhotos } from '../http/photo-files.ts';
import { serve } from '../http/serve.ts';
import { limitPipelining } from '../http/pipelines.ts';
import { openFastPath, type FastPath } from '../http/fast-path.ts';
import { hashToken, keyFor, secretsWith, type Secrets } from '../lib/secrets.ts';
import { handlersOf } from './handlers.ts';
import type { Parts } from './parts.ts';

type Handlers = ReturnType<typeof handlersOf>;

interface Served {
  /** Null where only the calls are wanted. */
  pages: Pages | null;
  checkAnswers: boolean;
}

/** Everything this server answers, in the order in which it is asked. */
export async function serveEverything(server: FastifyInstance, parts: Parts, served: Served): Promise<void> {
  const shortWay = await serveGround(server, parts, served);
  const cookieSecrets = secretsWith(keyFor(parts.appKey, 'begun sign-in'));
  const handlers = handlersOf(parts, { cookieSecrets, log: server.log });
  const visitors = anonymousResponses(contract, handlers, {
    answers: parts.keptAnswers,
    log: server.log,
    checkAnswers: served.checkAnswers,
  });
  serveCalls(server, parts, { ...served, handlers, cookieSecrets, visitors, shortWay });
  const { db, config, demo, buying, countAgainst, ownAddress } = parts;
  servePhotos(server, {
    open: parts.photoStorage.open,
    publicUrl: config.publicUrl,
    readSession: sessionReader(parts),
    carPhoto: carPhotoVisibility(db),
    ticketPhoto: whoSeesTicketPhoto(db),
    avatar: whoSeesAvatar(db),
    logo: whoSeesLogo(db),
  });
  await server.register(serveBankCallback, {
    handle: (rawBody, signature) => handleBankCallback(buying, rawBody, signature, () => new Date()),
    countAgainst,
  });
  await demo?.serve(server, { db, config, ownAddress });
  if (served.pages) await serveSitePages(server, parts, { pages: served.pages, visitors, shortWay });
}

/** What holds for every answer. */
async function serveGround(server: FastifyInstance, parts: Parts, { pages, checkAnswers }: Served) {
  const { db, config, requests, live, photoMaker, stopping, keptAnswers: kept } = parts;
  const headers = securityHeaders({
    scriptHashes: pages?.scriptHashes ?? [],
    styleHashes: pages?.styleHashes ?? [],
    isHttps: config.publicUrl?.startsWith('https:') ?? false,
    photoOrigin: config.s3?.publicUrl ? new URL(config.s3.publicUrl).origin : null,
  });
  sendSecurityHeaders(server, headers);
  await server.register(cookie);
  await server.register(multipart);
  // Its types name the unwrapped function; what is imported is the plugin.
  await server.register(sse as unknown as FastifyPluginAsync<SSEPluginOptions>, { heartbeatInterval: 25_000 });
  logRequests(server);
  answerFailures(server, { checkAnswers });
  refuseOtherOrigins(server, config.publicUrl);
  const { pool } = requests;
  const figures = createMetrics({
    pool,
    liveStreams: live.count,
    photoLoad: photoMaker.load,
    keptFigures: kept.figures,
    watched: () => readOpsGauges(db),
    lastBackupAt: () => lastBackupAt(config.dataDir),
  });
  const { metrics, publicUrl } = config;
  serveOperations(server, { pool, metrics, publicUrl, isStopping: () => stopping.aborted, figures });
  const shortWay = openFastPath(server, { kept, config, headers, observe: figures.observe, stopping });
  limitPipelining(server);
  return shortWay;
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
    shortWay,
  }: Served & { handlers: Handlers; cookieSecrets: Secrets; visitors: AnonymousResponses; shortWay: FastPath },
): void {
  const { db, config, countAgainst } = parts;
  serve(server, contract, handlers, {
    publicUrl: config.publicUrl,
    checkAnswers,
    readSession: sessionReader(parts),
    countAgainst,
    visitors,
    shortWay,
    signInName: (text) => signInName(cookieSecrets, text, new Date()),
    recordRefusal: async ({ id, gameAccountId }, call) => {
      await recordRefusal(db, { userId: id, gameAccountId, call, code: 'not_allowed' });
    },
  });
}

async function serveSitePages(
  server: FastifyInstance,
  parts: Parts,
  { pages, visitors, shortWay }: { pages: Pages; visitors: AnonymousResponses; shortWay: FastPath },
): Promise<void> {
  const { db, config, settings, countAgainst, keptAnswers } = parts;
  await servePages(server, pages, {
    demo: config.demo,
    siteFacts: async () => {
      // The pages come also while the database is away.
      const { site_phone, site_contact_text } = await settings().catch(() => readSettings({}));
      return { name: config.siteName, demo: config.demo, phone: site_phone, contact: site_contact_text };
    },
    publicUrl: config.publicUrl,
    countLook: async (page, address) => {
      if (!linkPreviews[page]) return;
      await countAgainst(page === 'user' ? 'people' : 'browse', `address:${networkOf(address)}`);
    },
    previewOf: async (page, { ask, ...visit }) => linkPreviews[page]?.({ db, ask }, visit) ?? null,
    visitors,
    kept: keptAnswers,
    shortWay,
    drawnBytes: config.keptAnswersBytes / 4,
  });
}
