import type { CronItem } from 'graphile-worker';
import type { JobName } from './tasks.ts';

/** One run waits at a time, and a run that fails is tried three times: the next one comes soon. */
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
  // A queue of its own: a run that takes longer than a minute is waited for, and leaves the other workers free.
  at('* * * * *', 'place_photos', 'place_photos'),
  at('* * * * *', 'show_reviews'),
  at('* * * * *', 'tell_late'),
  at('* * * * *', 'free_jobs'),
  at('15 * * * *', 'close_tickets'),
  at('10 * * * *', 'start_clocks'),
  at('*/10 * * * *', 'sweep'),
  // A queue of its own: what is slow to answer leaves the other workers free.
  at('*/10 * * * *', 'look_at_services', 'look_at_services'),
  at('40 4 * * *', 'sweep_words'),
  at('20 4 * * *', 'sweep_photos'),
  at('50 4 * * *', 'sweep_notices'),
  at('5 * * * *', 'give_up_deliveries'),
  at('55 4 * * *', 'sweep_deliveries'),
];
