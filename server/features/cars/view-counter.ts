import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.ts';
import { recordViews, type CountedView } from './views.store.ts';

export interface ViewCounter {
  /** Records a view or an inquiry. Written a moment later in a batch. */
  note: (kind: CountedView['kind'], carId: number, person: string) => void;
  /** Writes everything recorded so far. */
  flush: () => Promise<void>;
  stop: () => Promise<void>;
}

const everyMs = 2_000;
/** If the database is away for long, views are dropped first. */
const maxNoted = 50_000;

/**
 * Counts views and inquiries without a write per request. They're buffered and written in batches, and the database
 * counts each person once per hour or day. A crash loses at most two seconds of counts.
 */
export function countViews(db: Database, secret: Buffer, siteTimezone: string, log: FastifyBaseLogger): ViewCounter {
  let noted = new Map<string, CountedView>();
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    if (noted.size === 0) return;
    const batch = noted;
    noted = new Map();
    try {
      await recordViews(db, [...batch.values()], siteTimezone);
    } catch (err) {
      log.warn({ err, views: batch.size }, 'failed to write view counts, will retry');
      if (batch.size + noted.size <= maxNoted) noted = new Map([...batch, ...noted]);
    }
  }
  const flush = () => (writing = writing.then(write));
  const timer = setInterval(() => void flush(), everyMs);
  timer.unref();

  return {
    note(kind, carId, person) {
      if (noted.size >= maxNoted) return;
      const at = new Date();
      const hash = createHmac('sha256', secret).update(person).digest().subarray(0, 16);
      noted.set(`${kind} ${carId} ${hash.toString('base64')}`, { kind, carId, person: hash, at });
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
