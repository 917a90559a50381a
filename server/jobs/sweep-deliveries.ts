import type { Database } from '../database/database.ts';
import { expireUndeliverable, sweepDeliveries } from '../features/webhooks/deliveries.store.ts';

/** Every hour: cancels deliveries that have waited a day for a paused webhook. */
export const cancelStaleDeliveries = async (db: Database): Promise<void> => void (await expireUndeliverable(db));

/** Every night: deletes deliveries sent more than 30 days ago. */
export async function deleteOldDeliveries(db: Database): Promise<void> {
  while ((await sweepDeliveries(db)) > 0);
}
