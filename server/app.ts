import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import sse, { type SSEPluginOptions } from '@fastify/sse';
import { contract } from '@forecourt/contract/contract.ts';
import { readSettings } from '@forecourt/contract/settings/setting-rules.ts';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { ClientConfig } from 'pg';
import type { Config } from './config.ts';
import type { DatabaseConnection } from './database/database.ts';
import { keepOpenBase } from './database/photos.sql.ts';
import type { DemoWorld } from './demo-world.ts';
import { startLive } from './events/live.ts';
import { accountsCalls } from './features/accounts/accounts.calls.ts';
import { signInName } from './features/accounts/begun-sign-in.ts';
import { recordRefusal } from './features/accounts/refusals.store.ts';
import { findSession, standingSessions } from './features/accounts/sessions.store.ts';
import { carsCalls } from './features/cars/cars.calls.ts';
import { countLooks } from './features/cars/looks.ts';
import { catalogueCalls } from './features/catalogue/catalogue.calls.ts';
import { favouritesCalls } from './features/favourites/favourites.calls.ts';
import { liveCalls } from './features/live/live.calls.ts';
import { messagingCalls } from './features/messaging/messaging.calls.ts';
import { paymentsCalls } from './features/payments/payments.calls.ts';
import { photosCalls } from './features/photos/photos.calls.ts';
import { reportsCalls } from './features/reports/reports.calls.ts';
import type { BuyingParts } from './flows/buy.ts';
import { hearBank } from './flows/hear-bank.ts';
import { linkPreviews } from './flows/link-previews.ts';
import { whoSeesCarPhoto, whoSeesTicketPhoto } from './flows/see-photos.ts';
import { settingsCalls } from './features/settings/settings.calls.ts';
import { ticketsCalls } from './features/tickets/tickets.calls.ts';
import { answerFailures } from './http/failures.ts';
import { serveBankCallback } from './http/bank-callback.ts';
import { sendSecurityHeaders } from './http/headers.ts';
import { countInDatabase, networkOf, noLimits, noTally, tallyInDatabase } from './http/limits.ts';
import { logRequests } from './http/log.ts';
import { newServer, ownAddressOf } from './http/new-server.ts';
import { removeOldUploads } from './http/upload-folders.ts';
import { serveOperations } from './http/operations.ts';
import { refuseOtherOrigins } from './http/origin.ts';
import { servePages, type Pages } from './http/pages.ts';
import { servePhotos } from './http/photo-files.ts';
import { serve } from './http/serve.ts';
import { startJobs } from './jobs/jobs.ts';
import { chooseBank } from './outside/bank/choose-bank.ts';
import { chooseGameSignIn } from './outside/game-sign-in/choose-game-sign-in.ts';
import { startPhotoMaker } from './outside/photo-maker/photo-maker.ts';
import { choosePhotoStorage } from './outside/photo-storage/choose-photo-storage.ts';
import { keepSettings, type ReadSettings } from './settings-reader.ts';
import { hashToken, keyFor, secretsWith } from './secrets.ts';
import { takeTurns } from './take-turns.ts';

export interface AppParts {
  config: Config;
  /** Null on a real site. */
  demo: DemoWorld | null;
  appKey: Buffer;
  /** For what people wait for: statements end after five seconds. */
  requests: DatabaseConnection;
  /** For jobs, which may take their time. */
  background: DatabaseConnection;
  /** For the connection that listens, which no pool may share. */
  databaseConfig: ClientConfig;
  /** Null where only the calls are wanted. */
  pages: Pages | null;
  /** For tests: answers that are ready JSON are read against their shape, and a failure has to be one the call lists. */
  checkAnswers?: boolean;
}

export interface App {
  server: FastifyInstance;
  listen: () => Promise<string>;
  /** The settings as this process has them now. */
  settings: ReadSettings;
  /** Views and inquiries that were noted so far are written down. */
  countedUp: () => Promise<void>;
  /** Lets what is under way finish; the connections are whose who opened them. */
  stop: () => Promise<void>;
}

/** Builds the server from its parts; tests build the same one. */
export async function buildApp({
  config,
  demo,
  appKey,
  requests,
  background,
  databaseConfig,
  pages,
  checkAnswers = false,
}: AppParts): Promise<App> {
  const { db, pool } = requests;
  const server = newServer(config);

  const stopping = new AbortController();
  const live = await startLive(databaseConfig, server.log);
  const storedPhotos = choosePhotoStorage(config);
  const demoPictures =
    demo?.startPictures({ db: background.db, storage: storedPhotos, log: server.log, mode: config.demoPictures }) ??
    null;
  const photoStorage = demoPictures?.storage ?? storedPhotos;
  await keepOpenBase(db, photoStorage.photoBase);
  const photoMaker = startPhotoMaker();
  const currentSettings = keepSettings(db, live);
  const looks = countLooks(background.db, appKey, config.siteTimezone, server.log);
  const ownAddress = () => ownAddressOf(server);
  const buying: BuyingParts = {
    db,
    bank: chooseBank(config, demo, ownAddress),
    settings: currentSettings,
    siteName: config.siteName,
    siteTimezone: config.siteTimezone,
    log: server.log,
  };
  const jobs = await startJobs(background, server.log, { photoStorage, buying: { ...buying, db: background.db } });

  sendSecurityHeaders(server, {
    scriptHashes: pages?.scriptHashes ?? [],
    styleHashes: pages?.styleHashes ?? [],
    isHttps: config.publicUrl?.startsWith('https:') ?? false,
    photoOrigin: config.s3?.publicUrl ? new URL(config.s3.publicUrl).origin : null,
  });
  await removeOldUploads(new Date());
  await server.register(cookie);
  await server.register(multipart);
  // Its types name the unwrapped function; what is imported is the plugin.
  await server.register(sse as unknown as FastifyPluginAsync<SSEPluginOptions>, { heartbeatInterval: 25_000 });
  logRequests(server);
  answerFailures(server, { checkAnswers });
  refuseOtherOrigins(server, config.publicUrl);
  serveOperations(server, {
    pool,
    metrics: config.metrics,
    publicUrl: config.publicUrl,
    isStopping: () => stopping.signal.aborted,
    liveStreams: live.count,
    photoLoad: photoMaker.load,
  });

  const readSession = (token: string) => findSession(db, hashToken(token));
  const countAgainst = config.rateLimits ? countInDatabase(pool) : noLimits;
  const cookieSecrets = secretsWith(keyFor(appKey, 'begun sign-in'));
  serve(
    server,
    contract,
    {
      accounts: accountsCalls({
        db,
        config,
        secrets: secretsWith(appKey),
        cookieSecrets,
        inTurn: takeTurns({ inLine: 250, inAll: 32 }),
        failedCodes: config.rateLimits ? tallyInDatabase(pool, 'sign_in_failures') : noTally,
        gameSignIn: chooseGameSignIn(config, demo, ownAddress),
      }),
      live: liveCalls({
        live,
        standingSessions: (hashes) => standingSessions(db, hashes),
        stopping: stopping.signal,
        log: server.log,
      }),
      catalogue: catalogueCalls(db),
      cars: carsCalls({ ...buying, looks }),
      favourites: favouritesCalls(db),
      reports: reportsCalls(db),
      settings: settingsCalls(db),
      payments: paymentsCalls(buying),
      messaging: messagingCalls({ db, looks }),
      tickets: ticketsCalls({
        db,
        siteTimezone: config.siteTimezone,
        maker: photoMaker,
        storage: photoStorage,
      }),
      photos: photosCalls({ db, maker: photoMaker, storage: photoStorage }),
    },
    {
      publicUrl: config.publicUrl,
      checkAnswers,
      readSession,
      countAgainst,
      signInName: (cookie) => signInName(cookieSecrets, cookie, new Date()),
      recordRefusal: async ({ id, gameAccountId }, call) => {
        await recordRefusal(db, { userId: id, gameAccountId, call, code: 'not_allowed' });
      },
    },
  );
  servePhotos(server, {
    open: photoStorage.open,
    publicUrl: config.publicUrl,
    readSession,
    carPhoto: whoSeesCarPhoto(db),
    ticketPhoto: whoSeesTicketPhoto(db),
  });
  await server.register(serveBankCallback, {
    hear: (rawBody, signature) => hearBank(buying, rawBody, signature, () => new Date()),
    countAgainst,
  });
  await demo?.serve(server, { db, config, ownAddress });
  if (pages)
    await servePages(server, pages, {
      demo: config.demo,
      siteFacts: async () => {
        // The pages come also while the database is away.
        const { site_phone, site_contact_text } = await currentSettings().catch(() => readSettings({}));
        return { name: config.siteName, demo: config.demo, phone: site_phone, contact: site_contact_text };
      },
      publicUrl: config.publicUrl,
      previewOf: async (page, visit) => {
        const preview = linkPreviews[page];
        if (!preview) return null;
        await countAgainst(page === 'user' ? 'people' : 'browse', `address:${networkOf(visit.address)}`);
        return preview({ db }, visit);
      },
    });

  let stopped: Promise<void> | null = null;
  async function stop(): Promise<void> {
    stopping.abort();
    // A connection whose last answer goes out while we stop is kept alive by its client and would hold us back.
    const letGo = setInterval(() => server.server.closeIdleConnections(), 50);
    await server.close().finally(() => clearInterval(letGo));
    await demoPictures?.stop();
    await looks.stop();
    await jobs.stop();
    await photoMaker.stop();
    await live.close();
  }

  return {
    server,
    listen: () => server.listen({ port: config.port, host: config.host }),
    settings: currentSettings,
    countedUp: looks.flush,
    stop: () => (stopped ??= stop()),
  };
}
