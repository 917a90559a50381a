import type { Database } from '../database/database.ts';
import { giveUpOnTheStopped, sweepDeliveries } from '../features/webhooks/deliveries.store.ts';

/** Every hour: cancels deliveries that have waited a day for a paused webhook. */
export const giveUpDeliveries = async (db: Database): Promise<void> => void (await giveUpOnTheStopped(db));

/** Every night: deletes deliveries sent more than 30 days ago. */
export async function forgetOldDeliveries(db: Database): Promise<void> {
  while ((await sweepDeliveries(db)) > 0);
}
