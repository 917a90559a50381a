import type { LiveHub } from '../events/live.ts';
import { hasDueAnnouncements } from '../features/webhooks/deliveries.store.ts';
import {
  claimWebhooks,
  databaseNow,
  nextDueIn,
  type Lease,
  type SlotHolder,
} from '../features/webhooks/delivery-queue.store.ts';
import { workThrough } from '../flows/webhooks/deliver.ts';
import type { WebhookDeps } from '../flows/webhooks/webhook-parts.ts';
import { writeDeliveries } from '../flows/webhooks/write-deliveries.ts';
import { newBell } from './bell.ts';

export interface WebhookWorker {
  /** Waits for deliveries in progress. Pending ones are sent by the next process. */
  stop: () => Promise<void>;
}

/** Each group has its own slots, so that members' webhooks never take the place of the site's own. */
const groups = ['site', 'own'] as const;

/**
 * Sends pending deliveries, in every process: each claims those that are due and unclaimed. A slow receiver occupies
 * only its own slot.
 */
export function startWebhookWorker(parts: WebhookDeps, live: Pick<LiveHub, 'onChange'>): WebhookWorker {
  const { db, limits, log } = parts;
  const running = { site: new Map<Promise<void>, SlotHolder>(), own: new Map<Promise<void>, SlotHolder>() };
  const bell = newBell();
  const stopping = new AbortController();
  live.onChange('deliveries', () => bell.ring());
  const workLoop = runWorkLoop();

  async function runWorkLoop(): Promise<void> {
    while (!stopping.signal.aborted) {
      const waitMs = await startDue().catch((err: unknown) => {
        log.warn({ err }, 'failed to check for webhook deliveries');
        return limits.pollMs;
      });
      await bell.orAfter(waitMs);
    }
  }

  /** Claims due deliveries and returns the time until the next one, as far as known. */
  async function startDue(): Promise<number> {
    // Normally a job writes them right after the announcement, unless its process died.
    if (await hasDueAnnouncements(db)) await writeDeliveries(db, log);
    const checkedAt = await databaseNow(db);
    for (const group of groups) {
      const atMost = limits.maxParallel - running[group].size;
      if (atMost <= 0 || stopping.signal.aborted) continue;
      const holders = [...running[group].values()];
      for (const lease of await claimWebhooks(db, { ...limits, whose: group, atMost, holders })) begin(group, lease);
    }
    // Deliveries that were due but got no slot aren't waited for, because the end of any delivery rings the bell.
    const dueIn = await nextDueIn(db, checkedAt);
    return dueIn === null ? limits.pollMs : Math.min(Math.max(dueIn, 20), limits.pollMs);
  }

  function begin(group: (typeof groups)[number], lease: Lease & SlotHolder): void {
    const work = workThrough(parts, lease, stopping.signal)
      .catch((err: unknown) => log.warn({ err, webhook: lease.webhookId }, 'failed to process a webhook'))
      .finally(() => {
        running[group].delete(work);
        bell.ring();
      });
    running[group].set(work, lease);
  }

  return {
    async stop() {
      stopping.abort();
      bell.ring();
      await workLoop;
      await Promise.all([...running.site.keys(), ...running.own.keys()]);
    },
  };
}
