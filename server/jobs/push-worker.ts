import type { LiveHub } from '../events/live.ts';
import { claimPushes, nextPushIn, type PushLease } from '../features/push/push-queue.store.ts';
import type { PushDeps } from '../flows/push/push-parts.ts';
import { sendPush } from '../flows/push/send-push.ts';
import { newBell } from './bell.ts';

export interface PushWorker {
  /** Waits for messages in progress. Pending ones are sent by the next process. */
  stop: () => Promise<void>;
}

/** Sends pending push messages, in every process: each claims those that are due and unclaimed. */
export function startPushWorker(deps: PushDeps, live: Pick<LiveHub, 'onChange'>): PushWorker {
  const { db, limits, log } = deps;
  const running = new Set<Promise<void>>();
  const bell = newBell();
  const stopping = new AbortController();
  live.onChange('push', () => bell.ring());
  const workLoop = runWorkLoop();

  async function runWorkLoop(): Promise<void> {
    while (!stopping.signal.aborted) {
      const waitMs = await startDue().catch((err: unknown) => {
        log.warn({ err }, 'failed to check for push messages');
        return limits.pollMs;
      });
      await bell.orAfter(waitMs);
    }
  }

  async function startDue(): Promise<number> {
    const atMost = limits.maxParallel - running.size;
    if (atMost > 0) for (const lease of await claimPushes(db, atMost, limits.leaseMs)) begin(lease);
    // The end of any message rings the bell, for those that got no slot.
    const dueIn = await nextPushIn(db);
    return dueIn === null ? limits.pollMs : Math.min(Math.max(dueIn, 20), limits.pollMs);
  }

  function begin(lease: PushLease): void {
    const work = sendPush(deps, lease)
      .catch((err: unknown) => log.warn({ err, notice: lease.noticeId }, 'failed to process a push message'))
      .finally(() => {
        running.delete(work);
        bell.ring();
      });
    running.add(work);
  }

  return {
    async stop() {
      stopping.abort();
      bell.ring();
      await workLoop;
      await Promise.all(running);
    },
  };
}
