import { mayFor, ownerOfNew, type Reach } from '@forecourt/contract/access/owner.ts';
import type { Database, Tx } from '../../database/database.ts';
import { isAccountClosed } from '../../features/accounts/users.store.ts';
import { lockReach } from '../../features/dealers/team.store.ts';
import { findListing, insertDraft, lockSlots, type ListingRow } from '../../features/listings/listings.store.ts';
import { lockSale } from '../../features/sales/sales.store.ts';
import { findDraftOfPurchase, findSoldCar } from '../../features/sales/purchases.store.ts';
import { fail } from '../../lib/failure.ts';
import { columnsOf } from '../listings/list-a-car.ts';
import { needDraft } from '../listings/listing-checks.ts';

/**
 * Starts a draft of a car that the member bought here, with the facts it was sold with. Price, description and photos
 * were the seller's. A second request continues the first draft.
 */
export function listAgain(db: Database, actor: Reach, saleId: number): Promise<ListingRow> {
  return db.transaction().execute(async (tx) => {
    const reach = await lockReach(tx, actor);
    // Locked, so that two simultaneous requests make one draft.
    const sale = await lockSale(tx, saleId);
    if (sale?.buyer_id !== reach.userId) return fail('sale_not_found');
    if (sale.status !== 'confirmed') return fail('not_allowed');
    const owner = ownerOfNew(reach);
    if (!mayFor(reach, owner, 'cars.write')) return fail('not_allowed');
    if (await isAccountClosed(tx, reach.userId)) return fail('sign_in_required');
    const draftId = (await findDraftOfPurchase(tx, saleId)) ?? (await startDraft(tx, reach, saleId, sale.car_id));
    // A draft that moved to a dealer the member has left since is no longer theirs.
    return (await findListing(tx, draftId, reach)) ?? fail('not_allowed');
  });
}

async function startDraft(tx: Tx, reach: Reach, saleId: number, carId: number): Promise<number> {
  const owner = ownerOfNew(reach);
  await lockSlots(tx, owner);
  await needDraft(tx, owner);
  const facts = await columnsOf(tx, await findSoldCar(tx, carId), null);
  const { id } = await insertDraft(tx, reach.userId, owner, { ...facts, bought_in_sale_id: saleId });
  return id;
}
