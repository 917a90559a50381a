import type { Database } from '../database/database.ts';
import { giveUpOnTheStopped, sweepDeliveries } from '../features/webhooks/deliveries.store.ts';

/** Every hour: what waits for a webhook that does not go on is given up after its day. */
export const giveUpDeliveries = async (db: Database): Promise<void> => void (await giveUpOnTheStopped(db));

/** Every night: what was sent more than 30 days ago. */
export async function forgetOldDeliveries(db: Database): Promise<void> {
  while ((await sweepDeliveries(db)) > 0);
}
