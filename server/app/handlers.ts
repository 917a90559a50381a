import type { contract } from '@forecourt/contract/contract.ts';
import type { FastifyBaseLogger } from 'fastify';
import { accountsCalls } from '../features/accounts/accounts.calls.ts';
import { standingSessions } from '../features/accounts/sessions.store.ts';
import { carsCalls } from '../features/cars/cars.calls.ts';
import { catalogueCalls } from '../features/catalogue/catalogue.calls.ts';
import { favouritesCalls } from '../features/favourites/favourites.calls.ts';
import { liveCalls } from '../features/live/live.calls.ts';
import { messagingCalls } from '../features/messaging/messaging.calls.ts';
import { paymentsCalls } from '../features/payments/payments.calls.ts';
import { photosCalls } from '../features/photos/photos.calls.ts';
import { reportsCalls } from '../features/reports/reports.calls.ts';
import { settingsCalls } from '../features/settings/settings.calls.ts';
import { ticketsCalls } from '../features/tickets/tickets.calls.ts';
import type { AllHandlers } from '../http/handlers.ts';
import { noTally, tallyInDatabase } from '../http/limits.ts';
import { chooseGameSignIn } from '../outside/game-sign-in/choose-game-sign-in.ts';
import { secretsWith, type Secrets } from '../secrets.ts';
import { takeTurns } from '../take-turns.ts';
import type { Parts } from './parts.ts';

/** Who answers each call of the contract. A feature that is missing here does not compile. */
export function handlersOf(
  parts: Parts,
  { cookieSecrets, log }: { cookieSecrets: Secrets; log: FastifyBaseLogger },
): AllHandlers<typeof contract> {
  const { config, demo, appKey, requests, db, live, stopping, looks, buying, ownAddress } = parts;
  const photos = { db, maker: parts.photoMaker, storage: parts.photoStorage };
  return {
    accounts: accountsCalls({
      db,
      config,
      secrets: secretsWith(appKey),
      cookieSecrets,
      inTurn: takeTurns({ inLine: 250, inAll: 32 }),
      failedCodes: config.rateLimits ? tallyInDatabase(requests.pool, 'sign_in_failures') : noTally,
      gameSignIn: chooseGameSignIn(config, demo, ownAddress),
    }),
    cars: carsCalls({ ...buying, looks }),
    catalogue: catalogueCalls(db),
    favourites: favouritesCalls(db),
    live: liveCalls({ live, standingSessions: (hashes) => standingSessions(db, hashes), stopping, log }),
    messaging: messagingCalls({ db, looks }),
    payments: paymentsCalls(buying),
    photos: photosCalls(photos),
    reports: reportsCalls(db),
    settings: settingsCalls(db),
    tickets: ticketsCalls({ ...photos, siteTimezone: config.siteTimezone }),
  };
}
