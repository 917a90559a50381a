import { mayFor, type Reach } from '@forecourt/contract/access/owner.ts';
import type { Database } from '../../database/database.ts';
import { lockReach } from '../../features/dealers/team.store.ts';
import { isAway, ownerOfListing } from '../../features/listings/listing.rules.ts';
import { findListing, insertDraft, lockSlots, type ListingRow } from '../../features/listings/listings.store.ts';
import { fail } from '../../lib/failure.ts';
import { columnsOf } from './list-a-car.ts';
import { needDraft } from './listing-checks.ts';

/**
 * Starts a draft of a similar car for the same owner. Photos, plate, mileage, condition, history and figures of
 * the first car aren't copied.
 */
export function duplicateListing(db: Database, actor: Reach, id: number): Promise<ListingRow> {
  return db.transaction().execute(async (tx) => {
    const reach = await lockReach(tx, actor);
    const listing = (await findListing(tx, id, reach)) ?? fail('car_not_found');
    const owner = ownerOfListing(listing);
    if (!mayFor(reach, owner, 'cars.write')) fail('not_allowed');
    if (isAway(listing)) fail('not_possible_now', { words: { status: listing.status } });
    await lockSlots(tx, owner);
    await needDraft(tx, owner);
    return insertDraft(tx, reach.userId, owner, await columnsOf(tx, copied(listing), null));
  });
}

const copied = (car: ListingRow) => ({
  make: car.make,
  model: car.model,
  year: car.year,
  title: car.title,
  description: car.description,
  price: car.price,
  body_class: car.body_class,
  colour: car.colour,
  transmission: car.transmission,
  fuel: car.fuel,
  drive: car.drive,
  engine_upgrade: car.engine_upgrade,
  brake_upgrade: car.brake_upgrade,
  transmission_upgrade: car.transmission_upgrade,
  armour: car.armour,
  has_turbo: car.has_turbo,
  features: car.features,
  area: car.area,
  open_to_trade: car.open_to_trade,
  accepts_offers: car.accepts_offers,
  minimum_offer: car.minimum_offer,
});
