import type { Task } from 'graphile-worker';
import type { Database } from '../database/database.ts';
import type { Reaction, ReactionPayload } from '../events/reactions.ts';
import { sweepWords } from '../features/browse/search-language/search.store.ts';
import type { BillDeps } from '../flows/bills/bill-parts.ts';
import { issueDueBills } from '../flows/bills/issue-due-bills.ts';
import { keepGuide } from '../flows/guide/keep-guide.ts';
import { showDueReviews } from '../flows/reviews/show-reviews.ts';
import { keepMeetings } from '../flows/meetings/keep-meetings.ts';
import { expireInvitations } from '../flows/dealers/expire-invitations.ts';
import { expireTransfers } from '../flows/dealers/transfer-ownership.ts';
import { writeLateNotices, createNotices } from '../flows/notices/write-notices.ts';
import { expireOffers } from '../flows/offers/expire-offers.ts';
import type { BuyingDeps } from '../flows/payments/buy.ts';
import { runServiceChecks, type ServiceCheckDeps } from '../flows/services/run-service-checks.ts';
import { fileAllAgain } from '../flows/searches/file-query.ts';
import { matchCars } from '../flows/searches/match-cars.ts';
import type { MatchingDeps } from '../flows/searches/matching-deps.ts';
import { watchPrices } from '../flows/cars/watch-prices.ts';
import { tellFollowers } from '../flows/follows/tell-followers.ts';
import { sendDigests } from '../flows/searches/send-digests.ts';
import { compareAd } from '../flows/wanted/compare-ads.ts';
import { sendWantedDigests } from '../flows/wanted/send-wanted-digests.ts';
import { deskTimeOf } from '../features/tickets/service.rules.ts';
import { announceOverdue } from '../flows/tickets/announce-overdue.ts';
import { checkPlates } from '../flows/vehicles/check-plates.ts';
import { writeDeliveries } from '../flows/webhooks/write-deliveries.ts';
import type { PhotoStorage } from '../lib/photo-storage.ts';
import { closeTickets } from './close-tickets.ts';
import { freeDeadRunners } from './dead-runners.ts';
import { endSuspensions } from './end-suspensions.ts';
import { followAreaChange } from './follow-areas.ts';
import { followCatalogueChange } from './follow-catalogue.ts';
import type { GuideTask } from './guide-child.ts';
import { runListingSchedule } from './expire-listings.ts';
import { runWantedSchedule } from './expire-wanted-ads.ts';
import { expireMemberships } from './expire-memberships.ts';
import { placePhotos } from './place-photos.ts';
import { settlePayments } from './settle-payments.ts';
import { deleteOldDeliveries, cancelStaleDeliveries } from './sweep-deliveries.ts';
import { setTicketDeadlines } from './set-ticket-deadlines.ts';
import { sweepPhotos } from './sweep-photos.ts';
import { deleteOldNotices } from './sweep-notices.ts';
import { sweep } from './sweep.ts';

/** Dependencies of the jobs besides the database. */
export interface JobDeps {
  photoStorage: PhotoStorage;
  buying: BuyingDeps;
  serviceChecks: ServiceCheckDeps;
  matching: MatchingDeps;
  bills: BillDeps;
  /** Does the price guide's long work. */
  workOnGuide: (task: GuideTask) => Promise<unknown>;
}

/** A name in `events/reactions.ts` without a job here doesn't compile. */
type Reacting = { [name in Reaction]: (payload: ReactionPayload<name>) => Promise<void> };

const reacting = (db: Database, { buying, matching }: JobDeps): Reacting => ({
  follow_catalogue: (change) => followCatalogueChange(db, change),
  follow_areas: (change) => followAreaChange(db, change),
  compare_wanted_ad: ({ adId }) => compareAd(matching, adId),
  write_notices: ({ announcementId }) => createNotices(db, announcementId),
  write_deliveries: () => writeDeliveries(db, buying.log),
  keep_meetings: () => keepMeetings(db, new Date()),
  keep_memberships: () => expireMemberships(db, buying.settings, new Date()),
});

const byTheClock = (db: Database, { photoStorage, buying, serviceChecks, matching, bills, workOnGuide }: JobDeps) => ({
  look_at_services: () => runServiceChecks(serviceChecks),
  keep_listings: () => runListingSchedule(db, buying.siteTimezone),
  settle_payments: () => settlePayments(buying, () => new Date()),
  expire_invitations: () => expireInvitations(db, new Date()),
  expire_offers: () => expireOffers(db, new Date()),
  expire_transfers: () => expireTransfers(db, new Date()),
  end_suspensions: () => endSuspensions(db, new Date()),
  close_tickets: () => closeTickets(db, new Date()),
  start_clocks: async () => setTicketDeadlines(db, deskTimeOf(await buying.settings(), buying.siteTimezone)),
  announce_overdue: () => announceOverdue(db, new Date()),
  place_photos: () => placePhotos(db, photoStorage),
  show_reviews: () => showDueReviews(db),
  free_jobs: async () => void (await freeDeadRunners(db)),
  tell_late: () => writeLateNotices(db, buying.log),
  issue_bills: () => issueDueBills(db, bills, () => new Date()),
  check_plates: () => checkPlates(db),
  keep_guide: () =>
    keepGuide(db, new Date(), { refit: () => workOnGuide('refit'), describe: () => workOnGuide('describe') }),
  refit_guide: async () => void (await workOnGuide('refit')),
  match_late: () => matchCars(matching),
  watch_prices: () => watchPrices(db),
  tell_followers: () => tellFollowers(db),
  send_digests: () => sendDigests(db, buying.siteTimezone, new Date()),
  keep_wanted_ads: () => runWantedSchedule(db),
  send_wanted_digests: () => sendWantedDigests(db, buying.siteTimezone, new Date()),
  file_searches: () => fileAllAgain(matching),
  sweep: () => sweep(db),
  sweep_notices: () => deleteOldNotices(db),
  give_up_deliveries: () => cancelStaleDeliveries(db),
  sweep_deliveries: () => deleteOldDeliveries(db),
  sweep_words: async () => void (await sweepWords(db)),
  sweep_photos: () => sweepPhotos(db, photoStorage),
});

export type JobName = Reaction | keyof ReturnType<typeof byTheClock>;

// The queue stores payloads as JSON, and only `announce` writes them.
export const tasks = (db: Database, parts: JobDeps): Record<JobName, Task> =>
  ({ ...byTheClock(db, parts), ...reacting(db, parts) }) as Record<JobName, Task>;
