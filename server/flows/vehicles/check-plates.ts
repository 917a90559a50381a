import type { Database, Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { recordSiteReport } from '../../features/reports/reports.store.ts';
import {
  nameOfCar,
  recordPlateConflicts,
  takePlatesToCheck,
  type PlateConflict,
} from '../../features/vehicles/plate-conflicts.store.ts';
import { refreshStaffPages } from '../staff/refresh-staff-pages.ts';

const atOnce = 500;

/**
 * Compares the plates of listings that went live or changed. The same plate on two live listings of one model is
 * reported to both sellers and to staff, once.
 */
export async function checkPlates(db: Database): Promise<void> {
  for (;;) {
    const taken = await db.transaction().execute(async (tx) => {
      const carIds = await takePlatesToCheck(tx, atOnce);
      const conflicts = carIds.length === 0 ? [] : await recordPlateConflicts(tx, carIds);
      for (const conflict of conflicts) await report(tx, conflict);
      if (conflicts.length > 0) await refreshStaffPages(tx);
      return carIds.length;
    });
    if (taken < atOnce) return;
  }
}

/** Staff get one report, about the listing that came later. */
async function report(tx: Tx, { earlier, later }: PlateConflict): Promise<void> {
  await announce(tx, { kind: 'plate_duplicated', carId: earlier, otherId: later });
  await announce(tx, { kind: 'plate_duplicated', carId: later, otherId: earlier });
  const details = `It has the same plate as “${await nameOfCar(tx, earlier)}” (listing ${earlier}), which is for sale too.`;
  await recordSiteReport(tx, later, 'duplicate', details);
  await announce(tx, { kind: 'car_reported', carId: later });
}
