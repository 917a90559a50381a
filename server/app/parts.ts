import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import type { Config } from '../config/config.ts';
import type { Database, DatabaseConnection } from '../database/database.ts';
import { lockOpenBase } from '../database/photos.sql.ts';
import type { DemoWorld } from '../lib/demo-world.ts';
import { startLive, type LiveHub } from '../events/live.ts';
import { marketOf } from '../features/browse/market-index/market.ts';
import { countViews, type ViewCounter } from '../features/cars/view-counter.ts';
import type { BuyingDeps } from '../flows/payments/buy.ts';
import { countInDatabase, noLimits, type CountAgainst } from '../lib/limits.ts';
import { deliveryLimits, type DeliveryLimits, type WebhookDeps } from '../flows/webhooks/webhook-parts.ts';
import { billSeal } from '../features/bills/bill-seal.ts';
import { pushSeal } from '../features/push/push-keys-seal.ts';
import { pushKeys } from '../flows/push/push-keys.ts';
import type { BillDeps } from '../flows/bills/bill-parts.ts';
import type { CardDeps } from '../flows/cards/draw-card.ts';
import { signingKey } from '../flows/bills/signing-key.ts';
import type { PushDeps } from '../flows/push/push-parts.ts';
import { secretsWith } from '../lib/secrets.ts';
import { createResponseCache, type ResponseCache } from '../http/cache/response-cache.ts';
import { ownAddressOf } from '../http/operations/new-server.ts';
import { msToNextDay } from '../lib/site-time.ts';
import { msUntilNextExpiry } from '../features/cars/next-expiry.store.ts';
import { workOnGuide } from '../jobs/guide-process.ts';
import { startJobs } from '../jobs/jobs.ts';
import type { MatchingDeps } from '../flows/searches/matching-deps.ts';
import { startMatcher } from '../jobs/matcher.ts';
import { startPushWorker } from '../jobs/push-worker.ts';
import { startWebhookWorker } from '../jobs/webhook-worker.ts';
import { chooseGameSignIn } from '../outside/game-sign-in/choose-game-sign-in.ts';
import type { GameSignIn } from '../outside/game-sign-in/game-sign-in.ts';
import { bankKeysSeal } from '../features/services/bank-keys-seal.ts';
import { createBankKeysReader } from '../features/services/bank-keys-reader.ts';
import type { BankKeysDeps } from '../flows/services/change-bank-keys.ts';
import type { ServiceCheckDeps } from '../flows/services/run-service-checks.ts';
import { chooseBank } from '../outside/bank/choose-bank.ts';
import { savedBankOr } from '../outside/bank/saved-bank.ts';
import { guardWith } from '../outside/guarded-request/guarded-request.ts';
import { openCardCache } from '../outside/card-maker/card-cache.ts';
import { startCardMaker } from '../outside/card-maker/card-maker.ts';
import { startPhotoMaker, type PhotoMaker } from '../outside/photo-maker/photo-maker.ts';
import { choosePhotoStorage } from '../outside/photo-storage/choose-photo-storage.ts';
import type { PhotoStorage } from '../lib/photo-storage.ts';
import { createSettingsReader, type ReadSettings } from '../features/settings/settings-reader.ts';

export interface StartedDeps {
  config: Config;
  /** Null on a real site. */
  demo: DemoWorld | null;
  appKey: Buffer;
  /** For user-facing requests. Statements time out after five seconds. */
  requests: DatabaseConnection;
  /** For jobs, which may run longer. */
  background: DatabaseConnection;
  /** For the LISTEN connection, which no pool may share. */
  databaseConfig: ClientConfig;
  /** Webhook timeouts and retries. A proof uses shorter ones. */
  deliveryLimits?: DeliveryLimits;
}

/** Background services, and the dependencies of the calls. */
export interface Parts extends StartedDeps {
  db: Database;
  live: LiveHub;
  settings: ReadSettings;
  photoStorage: PhotoStorage;
  photoMaker: PhotoMaker;
  views: ViewCounter;
  buying: BuyingDeps;
  webhooks: WebhookDeps;
  push: PushDeps;
  bills: BillDeps;
  cards: CardDeps;
  gameSignIn: GameSignIn;
  services: ServiceCheckDeps & BankKeysDeps & { config: Config };
  countAgainst: CountAgainst;
  /** The most frequent anonymous responses. */
  responseCache: ResponseCache;
  /** The address at which this process can reach itself. */
  ownAddress: () => string;
  /** Aborted as soon as the process is asked to stop. */
  stopping: AbortSignal;
  /** Stops the services in reverse order. `beforehand` runs as soon as all of them have been notified. */
  stop: (beforehand: () => Promise<void>) => Promise<void>;
}

export async function startParts(deps: StartedDeps, server: FastifyInstance): Promise<Parts> {
  const { config, demo, appKey, requests, background, databaseConfig } = deps;
  const { db, pool } = requests;
  const { log } = server;
  const stopping = new AbortController();
  const live = await startLive(databaseConfig, log);
  const readMarket = () =>
    void marketOf(db)
      .reload()
      .catch((err: unknown) => log.warn({ err }, 'failed to read the cars on the market, will retry when requested'));
  readMarket();
  // After a crash, PostgreSQL may use a transaction's number again that was rolled back before.
  live.onReconnect(readMarket);
  const storedPhotos = choosePhotoStorage(config);
  const photoStorage = demo?.withPictures(storedPhotos) ?? storedPhotos;
  await lockOpenBase(db, photoStorage.photoBase);
  const photoMaker = startPhotoMaker();
  const cards: CardDeps = {
    cards: await openCardCache(join(config.dataDir, 'cards')),
    maker: startCardMaker(config.siteName),
    photos: photoStorage,
    siteName: config.siteName,
  };
  const settings = createSettingsReader(db, live);
  const views = countViews(background.db, appKey, config.siteTimezone, log);
  const ownAddress = () => ownAddressOf(server);
  const { siteName, siteTimezone } = config;
  const bankKeys = { seal: bankKeysSeal(appKey), guard: guardWith({ allowLoopback: config.webhookLoopback }) };
  const configuredBank = chooseBank(config, demo, ownAddress);
  // The environment takes precedence: a signed-in user can't change keys that the operator has set there.
  const bank = config.bank
    ? configuredBank
    : savedBankOr(configuredBank, createBankKeysReader(db, live, bankKeys.seal), bankKeys.guard);
  const gameSignIn = chooseGameSignIn(config, demo, ownAddress);
  const limits = deps.deliveryLimits ?? deliveryLimits;
  const buying: BuyingDeps = { db, bank, settings, siteName, siteTimezone, log };
  const webhooks: WebhookDeps = {
    db,
    guard: guardWith({
      allowLoopback: config.webhookLoopback,
      substitute: demo && { host: demo.chat.host, base: () => `${ownAddress()}${demo.chat.path}` },
      maxPerAddress: limits.maxPerTarget,
    }),
    secrets: secretsWith(appKey),
    origin: () => config.publicUrl ?? ownAddress(),
    siteName,
    ownChat: demo?.chat.host ?? null,
    limits,
    log,
  };
  const push: PushDeps = {
    db,
    guard: guardWith({ allowLoopback: config.webhookLoopback, maxPerAddress: limits.maxPerTarget }),
    seal: pushSeal(appKey),
    siteName,
    subject: config.publicUrl?.startsWith('https:') ? config.publicUrl : 'mailto:webmaster@localhost',
    limits,
    log,
  };
  await pushKeys(push);
  const bills: BillDeps = { seal: billSeal(appKey), siteName, log };
  await signingKey(db, bills.seal);
  const pushWorker = startPushWorker({ ...push, db: background.db }, live);
  const worker = startWebhookWorker({ ...webhooks, db: background.db }, live);
  const serviceChecks: ServiceCheckDeps = { db, live, bank, gameSignIn, photoStorage, dataDir: config.dataDir, log };
  const matching: MatchingDeps = { db: background.db, market: db, siteTimezone, log };
  const matcher = startMatcher(matching, live, log);
  const jobs = await startJobs(background, log, {
    matching,
    bills,
    photoStorage,
    serviceChecks,
    buying: { ...buying, db: background.db },
    workOnGuide: (task) => workOnGuide(task, databaseConfig, stopping.signal),
  });

  return {
    ...deps,
    db,
    live,
    settings,
    photoStorage,
    photoMaker,
    views,
    buying,
    webhooks,
    push,
    bills,
    cards,
    gameSignIn,
    services: { ...serviceChecks, ...bankKeys, config },
    ownAddress,
    responseCache: createResponseCache({
      live,
      maxBytes: (config.responseCacheBytes / 4) * 3,
      msUntilNextExpiry: async () => Math.min(await msUntilNextExpiry(db), msToNextDay(new Date(), siteTimezone)),
    }),
    countAgainst: config.rateLimits ? countInDatabase(pool) : noLimits,
    stopping: stopping.signal,
    async stop(beforehand) {
      stopping.abort();
      // Runs in parallel with the requests. In sequence, a receiver that hangs would use up its deadline twice.
      const delivered = Promise.all([worker.stop(), pushWorker.stop()]);
      await beforehand();
      await views.stop();
      await Promise.all([jobs.stop(), matcher.stop(), delivered]);
      await Promise.all([photoMaker.stop(), cards.maker.stop()]);
      await live.close();
    },
  };
}
