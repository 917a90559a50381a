import { carFlow, type CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import type { Moderated } from '@forecourt/contract/cars/moderation-values.ts';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import type { Database, Tx } from '../../database/database.ts';
import { transition } from '../../database/transition.ts';
import { announce } from '../../events/announce.ts';
import { inTime } from '../../features/listings/listing.rules.ts';
import { actions, refusalOf } from '../../features/moderation/moderation.rules.ts';
import {
  accountsOfListing,
  findAnyListing,
  lockCar,
  saveListing,
  type ListingRow,
} from '../../features/listings/listings.store.ts';
import { decideReports, hasReported } from '../../features/reports/reports.store.ts';
import { closeOffers } from '../offers/close-offers.ts';
import { asStaff } from '../../features/staff/as-staff.ts';
import { fail } from '../../lib/failure.ts';
import { refreshStaffPages } from '../staff/refresh-staff-pages.ts';

export interface Staff {
  id: number;
  gameAccountId: number;
  staffRole: StaffRole | null;
}

interface Moderation {
  carId: number;
  status: Moderated;
  /** Shown to the sellers. */
  reason: string;
}

/** Staff flag, remove or restore a listing, and it's logged. Not for their own listings or their dealer's. */
export const moderateCar = (db: Database, staff: Staff, wanted: Moderation, now: Date): Promise<CarStatus> =>
  db.transaction().execute((tx) => moderateIn(tx, staff, wanted, now));

/** If the listing is flagged or removed, open reports are upheld and the reporters notified. */
export async function moderateIn(tx: Tx, staff: Staff, wanted: Moderation, now: Date): Promise<CarStatus> {
  const { carId, status, reason } = wanted;
  const { right, action, name, outcome } = actions[status];
  if (!staffRoleMay(staff.staffRole, right)) fail('not_allowed');
  const locked = await lockListingOf(tx, carId);
  if (!locked) return fail('car_not_found');
  const judged = {
    status: locked.status,
    removed_by: locked.removed_by,
    is_own: (await accountsOfListing(tx, carId)).includes(staff.gameAccountId),
    has_own_report: await hasReported(tx, carId, staff.gameAccountId),
  };
  const refusal = refusalOf(judged, status, staff.staffRole);
  if (refusal) fail(refusal === 'own_car' ? 'not_allowed' : refusal, { words: { status: locked.status } });
  const reached = await asStaff(tx, staff.id, { action, id: carId, reason }, async () => {
    if (outcome !== 'restored') await closeOffers(tx, { carIds: [carId] }, { cause: 'listing_moderated', now });
    // Read again, because a car that was reserved for a buyer isn't any more.
    const listing = (await findAnyListing(tx, carId))!;
    if (name === 'flag') return flag(tx, listing, reason);
    return name === 'take_down' ? removeCar(tx, listing, reason, now) : restoreCar(tx, listing, now);
  });
  await announce(tx, { kind: 'car_moderated', carId, outcome, reason, by: staff.id });
  if (outcome !== 'restored') {
    const decision = name === 'flag' ? 'flag' : 'remove';
    const people = await decideReports(tx, carId, { decision, reason, by: staff.id, now });
    if (people.length > 0)
      await announce(tx, { kind: 'reports_decided', carId, outcome, reason: null, people, by: staff.id });
  }
  await refreshStaffPages(tx);
  return reached;
}

/** Locks a listing of any owner. */
export async function lockListingOf(tx: Tx, carId: number): Promise<ListingRow | undefined> {
  await lockCar(tx, carId);
  return findAnyListing(tx, carId);
}

async function flag(tx: Tx, { id, status }: ListingRow, reason: string): Promise<CarStatus> {
  const reached = transition(carFlow, 'flag', { from: status });
  await saveListing(tx, id, { status: reached, status_before: status, status_reason: reason });
  return reached;
}

async function removeCar(tx: Tx, listing: ListingRow, reason: string, now: Date): Promise<CarStatus> {
  const { id, status } = listing;
  const reached = transition(carFlow, 'take_down', { from: status });
  // A flagged listing keeps the status from before the flag, for when it's restored.
  const status_before = status === 'flagged' ? listing.status_before : status;
  await saveListing(tx, id, {
    status: reached,
    status_before,
    status_reason: reason,
    removed_at: now,
    removed_by: 'staff',
  });
  return reached;
}

/**
 * Restores the earlier status, or expired if its time is up. Needs no free slot, because no one should wait after a
 * wrong decision.
 */
export async function restoreCar(tx: Tx, listing: ListingRow, now: Date): Promise<CarStatus> {
  const to = inTime(listing.status_before ?? 'expired', listing, now);
  const reached = transition(carFlow, 'bring_back', { from: listing.status, to });
  await saveListing(tx, listing.id, {
    status: reached,
    status_before: null,
    status_reason: null,
    removed_at: null,
    removed_by: null,
  });
  return reached;
}

export async function flagInstead(tx: Tx, { id, status }: ListingRow): Promise<void> {
  const reached = transition(carFlow, 'flag_instead', { from: status });
  await saveListing(tx, id, { status: reached, removed_at: null, removed_by: null });
}
