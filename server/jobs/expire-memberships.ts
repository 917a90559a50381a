import type { Settings } from '@forecourt/contract/settings/setting-definitions.ts';
import type { Database } from '../database/database.ts';
import { followDealers, announceMemberships } from '../flows/payments/deliver.ts';

/** Every minute and when the settings change: ends, resumes and warns about memberships that are due. */
export async function expireMemberships(db: Database, settings: () => Promise<Settings>, now: Date): Promise<void> {
  const current = await settings();
  await db.transaction().execute((tx) => followDealers(tx, current, now));
  await db.transaction().execute((tx) => announceMemberships(tx, current, now));
}
