import { carFlow } from '@forecourt/contract/cars/cars.flow.ts';
import { mayFor, type Reach } from '@forecourt/contract/access/owner.ts';
import { teamRoleMay } from '@forecourt/contract/access/team-rights.ts';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import { peoplePurposes, type Purpose } from '@forecourt/contract/people/purposes.ts';
import { actsAsSeller } from '@forecourt/contract/sales/sale-access.ts';
import type { Database } from '../../database/database.ts';
import { fail } from '../../lib/failure.ts';
import { ownerOfListing } from '../../features/listings/listing.rules.ts';
import { findListing } from '../../features/listings/listings.store.ts';
import { findSaleOfCar } from '../../features/sales/sales.store.ts';
import { logStaffSearch } from '../../features/staff/as-staff.ts';
import { findByName, type PersonRow } from '../../features/people/people.store.ts';

export interface Seeker extends Reach {
  staffRole: StaffRole | null;
}

interface Sought {
  purpose: Purpose;
  query: string;
  carId?: number | undefined;
}

/** The only way to search for people. The contract defines what each purpose allows. */
export async function findPeople(db: Database, seeker: Seeker, sought: Sought): Promise<PersonRow[]> {
  const { purpose, query, carId } = sought;
  await needPurpose(db, seeker, purpose, carId);
  const asking = { ...seeker, dealerId: seeker.team?.dealerId ?? null };
  const { asks, leavesOut } = peoplePurposes[purpose];
  if (asks.who !== 'staff') return findByName(db, asking, query, leavesOut);
  // Staff get results only if the search is logged.
  return db.transaction().execute(async (tx) => {
    const found = await findByName(tx, asking, query, leavesOut);
    await logStaffSearch(tx, seeker.userId, { query, found: found.map(({ id }) => id).join(', ') });
    return found;
  });
}

async function needPurpose(db: Database, seeker: Seeker, purpose: Purpose, carId: number | undefined): Promise<void> {
  const { asks } = peoplePurposes[purpose];
  switch (asks.who) {
    case 'member':
      return;
    case 'team':
      if (!teamRoleMay(seeker.team?.role ?? '', asks.right)) fail('not_allowed');
      return;
    case 'staff':
      if (!staffRoleMay(seeker.staffRole, asks.right)) fail('not_allowed');
      return;
    case 'seller':
      return needSeller(db, seeker, carId ?? fail('bad_input', { fields: { car_id: ['Please select a car'] } }));
  }
}

/** Sellers who can mark the car as sold, or can still name the buyer of a sold one. */
async function needSeller(db: Database, seeker: Seeker, carId: number): Promise<void> {
  const car = (await findListing(db, carId, seeker)) ?? fail('car_not_found');
  const maySell = carFlow.may('mark_sold', car.status) && mayFor(seeker, ownerOfListing(car), 'cars.sell');
  if (maySell) return;
  const sale = await findSaleOfCar(db, carId);
  if (sale?.status !== 'recorded' || sale.buyer_id !== null || !actsAsSeller(seeker, sale)) fail('not_allowed');
}
