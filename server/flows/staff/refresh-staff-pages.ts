import type { Tx } from '../../database/database.ts';
import { notify } from '../../events/notify.ts';
import { staffWhoSeeCars } from '../../features/reports/reports.store.ts';

/** Refreshes the staff's car lists, reports and dashboard. */
export const refreshStaffPages = async (tx: Tx): Promise<void> =>
  notify(tx, { to: await staffWhoSeeCars(tx), event: { kind: 'market_changed' } });
