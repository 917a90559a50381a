import { sentence } from '@forecourt/contract/errors.ts';
import type { Moderated } from '@forecourt/contract/cars/moderation-values.ts';
import type { Verdict } from '@forecourt/contract/cars/verdict.ts';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import type { Database } from '../../database/database.ts';
import { inTime } from '../../features/listings/listing.rules.ts';
import { actions, refusalOf } from '../../features/moderation/moderation.rules.ts';
import { findStaffCars, type StaffCarRow } from '../../features/moderation/staff-cars.store.ts';
import { fail, Failure } from '../../lib/failure.ts';
import { moderateCar, type Staff } from './moderate-car.ts';

interface BulkModeration {
  carIds: readonly number[];
  status: Moderated;
  /** Null for a preview. */
  reason: string | null;
}

/** Handles each car separately, with its own log entry. One failure doesn't affect the others. */
export async function moderateMany(
  db: Database,
  staff: Staff,
  { carIds, status, reason }: BulkModeration,
  now: Date,
): Promise<Verdict[]> {
  if (!staffRoleMay(staff.staffRole, actions[status].right)) fail('not_allowed');
  const ids = [...new Set(carIds)];
  const found = new Map((await findStaffCars(db, ids, staff.gameAccountId)).map((car) => [car.id, car]));
  const verdicts: Verdict[] = [];
  for (const id of ids) {
    const car = found.get(id);
    if (!car) {
      verdicts.push({ car_id: id, name: `Car ${id}`, change: null, refusal: sentence('car_not_found') });
      continue;
    }
    const said = { car_id: id, name: car.title };
    const refusal = refusalOf(car, status, staff.staffRole);
    if (refusal) {
      verdicts.push({ ...said, change: null, refusal: sentence(refusal, { status: car.status }) });
      continue;
    }
    try {
      if (reason !== null) await moderateCar(db, staff, { carId: id, status, reason }, now);
      verdicts.push({ ...said, change: `${car.status} → ${becomes(car, status, now)}`, refusal: null });
    } catch (failure) {
      // Someone else acted first.
      if (!(failure instanceof Failure) || failure.status >= 500) throw failure;
      verdicts.push({ ...said, change: null, refusal: failure.message });
    }
  }
  return verdicts;
}

const becomes = (car: StaffCarRow, status: Moderated, now: Date) =>
  status === 'active' ? inTime(car.status_before ?? 'expired', car, now) : status;
