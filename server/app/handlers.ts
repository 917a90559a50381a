import type { contract } from '@forecourt/contract/contract.ts';
import type { FastifyBaseLogger } from 'fastify';
import { ownAccountCalls } from '../calls/accounts/own-account.calls.ts';
import { accountsCalls } from '../calls/accounts/accounts.calls.ts';
import { publicProfileCalls } from '../calls/accounts/public-profile.calls.ts';
import { standingSessions } from '../features/accounts/sessions.store.ts';
import { standingCalls } from '../calls/accounts/standing.calls.ts';
import { appealsCalls } from '../calls/appeals/appeals.calls.ts';
import { areasCalls } from '../calls/areas/areas.calls.ts';
import { awardsCalls } from '../calls/awards/awards.calls.ts';
import { applicationsCalls } from '../calls/applications/applications.calls.ts';
import { billsCalls } from '../calls/bills/bills.calls.ts';
import { carsCalls } from '../calls/cars/cars.calls.ts';
import { catalogueCalls } from '../calls/catalogue/catalogue.calls.ts';
import { companyCalls } from '../calls/dealers/company.calls.ts';
import { dealersCalls } from '../calls/dealers/dealers.calls.ts';
import { firstStepsCalls } from '../calls/dealers/first-steps.calls.ts';
import { transfersCalls } from '../calls/dealers/transfers.calls.ts';
import { directoryCalls } from '../calls/dealers/directory.calls.ts';
import { staffDealersCalls } from '../calls/dealers/staff-dealers.calls.ts';
import { dealerActionCalls } from '../calls/dealers/dealer-actions.calls.ts';
import { followsCalls } from '../calls/follows/follows.calls.ts';
import { favouritesCalls } from '../calls/favourites/favourites.calls.ts';
import { guideCalls } from '../calls/guide/guide.calls.ts';
import { importsCalls } from '../calls/imports/imports.calls.ts';
import { figuresCalls } from '../calls/analytics/figures.calls.ts';
import { inventoryCalls } from '../calls/inventory/inventory.calls.ts';
import { liveCalls } from '../calls/live/live.calls.ts';
import { meetingsCalls } from '../calls/meetings/meetings.calls.ts';
import { messagingCalls } from '../calls/messaging/messaging.calls.ts';
import { noticesCalls } from '../calls/notices/notices.calls.ts';
import { paymentsCalls } from '../calls/payments/payments.calls.ts';
import { staffPaymentsCalls } from '../calls/payments/staff-payments.calls.ts';
import { peopleCalls } from '../calls/people/people.calls.ts';
import { photosCalls } from '../calls/photos/photos.calls.ts';
import { pushCalls } from '../calls/push/push.calls.ts';
import { reportsCalls } from '../calls/reports/reports.calls.ts';
import { reviewsCalls } from '../calls/reviews/reviews.calls.ts';
import { offersCalls } from '../calls/offers/offers.calls.ts';
import { salesCalls } from '../calls/sales/sales.calls.ts';
import { searchesCalls } from '../calls/searches/searches.calls.ts';
import { servicesCalls } from '../calls/services/services.calls.ts';
import { settingsCalls } from '../calls/settings/settings.calls.ts';
import { staffCalls } from '../calls/staff/staff.calls.ts';
import { ticketsCalls } from '../calls/tickets/tickets.calls.ts';
import { usersCalls } from '../calls/users/users.calls.ts';
import { vehiclesCalls } from '../calls/vehicles/vehicles.calls.ts';
import { wantedCalls } from '../calls/wanted/wanted.calls.ts';
import { webhooksCalls } from '../calls/webhooks/webhooks.calls.ts';
import type { AllHandlers } from '../lib/handlers.ts';
import { noTally, tallyInDatabase } from '../lib/limits.ts';
import { keyFor, secretsWith, type Secrets } from '../lib/secrets.ts';
import { createFairLimiter } from '../lib/fair-limiter.ts';
import type { Parts } from './parts.ts';

/** Maps every call of the contract to its handler. A missing feature doesn't compile. */
export function handlersOf(
  parts: Parts,
  { cookieSecrets, log }: { cookieSecrets: Secrets; log: FastifyBaseLogger },
): AllHandlers<typeof contract> {
  const { config, appKey, requests, db, live, stopping, views, buying } = parts;
  const appealSecrets = secretsWith(keyFor(appKey, 'appeal'));
  const photos = { db, maker: parts.photoMaker, storage: parts.photoStorage };
  return {
    accounts: {
      ...ownAccountCalls(buying),
      ...publicProfileCalls(db),
      ...standingCalls(db),
      ...accountsCalls({
        ...photos,
        config,
        secrets: secretsWith(appKey),
        cookieSecrets,
        appealSecrets,
        inTurn: createFairLimiter({ inLine: 250, inAll: 32 }),
        failedCodes: config.rateLimits ? tallyInDatabase(requests.pool, 'sign_in_failures') : noTally,
        gameSignIn: parts.gameSignIn,
      }),
    },
    appeals: appealsCalls({ ...buying, appealSecrets, countAgainst: parts.countAgainst }),
    awards: awardsCalls(db),
    bills: billsCalls(db, parts.bills),
    applications: applicationsCalls(buying),
    cars: carsCalls({ ...buying, views }),
    catalogue: catalogueCalls(db),
    areas: areasCalls(db),
    dealers: {
      ...dealersCalls({ ...photos, settings: parts.settings }),
      ...transfersCalls(db),
      ...firstStepsCalls(db),
      ...companyCalls(buying),
      ...dealerActionCalls(buying),
      ...staffDealersCalls(buying),
      ...directoryCalls({ db, siteTimezone: config.siteTimezone }),
    },
    favourites: favouritesCalls(db),
    follows: followsCalls(db),
    inventory: inventoryCalls(buying),
    imports: importsCalls(buying),
    figures: figuresCalls(buying),
    guide: guideCalls(db),
    live: liveCalls({ live, standingSessions: (hashes) => standingSessions(db, hashes), stopping, log }),
    meetings: meetingsCalls({ db, config }),
    messaging: messagingCalls({ ...photos, views }),
    notices: noticesCalls(db),
    offers: offersCalls({ db, views, settings: parts.settings }),
    payments: { ...paymentsCalls(buying), ...staffPaymentsCalls(buying) },
    people: peopleCalls(db),
    photos: photosCalls(photos),
    push: pushCalls(parts.push),
    reports: reportsCalls(db),
    reviews: reviewsCalls(db),
    sales: salesCalls({ ...buying, bills: parts.bills }),
    searches: searchesCalls({ db, log, siteTimezone: config.siteTimezone }),
    vehicles: vehiclesCalls(db),
    wanted: wantedCalls({ db, siteTimezone: config.siteTimezone }),
    services: servicesCalls(parts.services),
    settings: settingsCalls(db),
    staff: staffCalls({ db, siteTimezone: config.siteTimezone, config }),
    users: usersCalls({ db, siteTimezone: config.siteTimezone }),
    webhooks: webhooksCalls(parts.webhooks),
    tickets: ticketsCalls({ ...photos, settings: parts.settings, siteTimezone: config.siteTimezone }),
  };
}
