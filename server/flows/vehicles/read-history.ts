import type { VehicleEvent } from '@forecourt/contract/vehicles/vehicles.ts';
import type { Database } from '../../database/database.ts';
import { findLiveWithPlate } from '../../features/vehicles/plate-conflicts.store.ts';
import { eventsOf, higherMileage } from '../../features/vehicles/vehicle-history.rules.ts';
import { findEarlier, findHistory } from '../../features/vehicles/vehicle-history.store.ts';
import { fail } from '../../lib/failure.ts';

export async function readHistory(db: Database, carId: number): Promise<VehicleEvent[]> {
  const listings = await findHistory(db, carId);
  if (listings.length === 0) return fail('car_not_found');
  return eventsOf(listings, carId);
}

interface NewListing {
  make: string | null | undefined;
  model: string | null | undefined;
  plate: string | null | undefined;
  mileage: number | null | undefined;
  carId: number | undefined;
}

/** The warnings about a car that is being listed, as buyers would see them. None without a plate. */
export async function checkListing(db: Database, { make, model, plate, mileage = null, carId }: NewListing) {
  if (!make || !model || !plate) return { earlier: 0, fell_from: null, listed_as: null };
  const car = { make, model, plate, exceptId: carId ?? null };
  const [earlier, listed_as] = await Promise.all([findEarlier(db, car), findLiveWithPlate(db, car)]);
  return { earlier: earlier.length, fell_from: higherMileage(earlier, mileage), listed_as };
}
