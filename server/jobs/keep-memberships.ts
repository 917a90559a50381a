import type { Settings } from '@forecourt/contract/settings/setting-definitions.ts';
import type { Database } from '../database/database.ts';
import { followDealers } from '../flows/payments/deliver.ts';

/** Every minute, and when the settings change: whose time and grace are over, and who is within it again. */
export async function keepMemberships(db: Database, settings: () => Promise<Settings>, now: Date): Promise<void> {
  const current = await settings();
  await db.transaction().execute((tx) => followDealers(tx, current, now));
}
