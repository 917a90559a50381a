import type { CronItem } from 'graphile-worker';
import type { JobName } from './tasks.ts';

/** At most one run is queued at a time. A failed run is tried three times, because the next one comes soon. */
const at = (match: string, task: JobName, queueName?: string) => ({
  task,
  match,
  identifier: task,
  options: { jobKey: task, maxAttempts: 3, ...(queueName !== undefined && { queueName }) },
});

export const timetable: readonly CronItem[] = [
  at('* * * * *', 'keep_listings'),
  at('* * * * *', 'settle_payments'),
  at('* * * * *', 'keep_memberships'),
  at('* * * * *', 'end_suspensions'),
  at('* * * * *', 'expire_invitations'),
  at('* * * * *', 'expire_transfers'),
  at('* * * * *', 'expire_offers'),
  // Has its own queue, so that a run longer than a minute delays the next and leaves the other workers free.
  at('* * * * *', 'place_photos', 'place_photos'),
  // Has its own queue, because the first run of a site with many sales takes long.
  at('* * * * *', 'issue_bills', 'issue_bills'),
  at('* * * * *', 'check_plates', 'check_plates'),
  // Both have the same queue, because a refit of all models and one of some shouldn't run at the same time.
  at('* * * * *', 'keep_guide', 'price_guide'),
  at('10 4 * * *', 'refit_guide', 'price_guide'),
  at('* * * * *', 'keep_meetings'),
  at('* * * * *', 'show_reviews'),
  at('* * * * *', 'tell_late'),
  at('* * * * *', 'announce_overdue'),
  at('* * * * *', 'free_jobs'),
  at('* * * * *', 'match_late'),
  at('* * * * *', 'tell_followers'),
  at('*/10 * * * *', 'watch_prices'),
  at('*/10 * * * *', 'send_digests'),
  at('* * * * *', 'keep_wanted_ads'),
  at('*/10 * * * *', 'send_wanted_digests'),
  at('30 4 * * *', 'file_searches'),
  at('15 * * * *', 'close_tickets'),
  at('10 * * * *', 'start_clocks'),
  at('*/10 * * * *', 'sweep'),
  // Has its own queue, so that slow services leave the other workers free.
  at('*/10 * * * *', 'look_at_services', 'look_at_services'),
  at('40 4 * * *', 'sweep_words'),
  at('20 4 * * *', 'sweep_photos'),
  at('50 4 * * *', 'sweep_notices'),
  at('5 * * * *', 'give_up_deliveries'),
  at('55 4 * * *', 'sweep_deliveries'),
];
