import type { Tx } from '../../database/database.ts';
import { notify } from '../../events/notify.ts';
import { staffWhoSeeCars } from '../../features/reports/reports.store.ts';

/** The staff's open lists of cars and reports, and their dashboard, are read again. */
export const refreshStaffPages = async (tx: Tx): Promise<void> =>
  notify(tx, { to: await staffWhoSeeCars(tx), event: { kind: 'market_changed' } });
