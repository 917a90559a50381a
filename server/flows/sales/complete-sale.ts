import { carFlow } from '@forecourt/contract/cars/cars.flow.ts';
import { mayFor, type Reach } from '@forecourt/contract/access/owner.ts';
import type { SaleMethod } from '@forecourt/contract/sales/sale-values.ts';
import type { Database, Tx } from '../../database/database.ts';
import { transition } from '../../database/transition.ts';
import { announce } from '../../events/announce.ts';
import { fail } from '../../lib/failure.ts';
import { mayMake, ownerOfListing } from '../../features/listings/listing.rules.ts';
import {
  findListing,
  lockListing,
  lockSlots,
  saveListing,
  type ListingRow,
} from '../../features/listings/listings.store.ts';
import { lockReach } from '../../features/dealers/team.store.ts';
import { accountsOfTheCar, findBuyer } from '../../features/sales/buyers.store.ts';
import { findSale, insertAmount, insertSale } from '../../features/sales/sales.store.ts';
import type { SaleRow } from '../../features/sales/sales.sql.ts';
import { completeOffer, settleBeforeSale } from '../offers/follow-sale.ts';
import { askBuyer } from './ask-buyer.ts';

export interface SaleInput {
  buyer_id?: number | null | undefined;
  buyer_name?: string | null | undefined;
  buyer_contact?: string | null | undefined;
  sale_notes?: string | null | undefined;
  sale_method?: SaleMethod | null | undefined;
}

export interface Completed extends SaleInput {
  sale_price?: number | null | undefined;
  /** An accepted offer of someone else, which the seller knows they are breaking. */
  despite_offer_id?: number | null | undefined;
}

/** The only way to mark a car as sold. Of concurrent calls, only one succeeds. */
export function completeSale(db: Database, actor: Reach, carId: number, input: Completed, now: Date): Promise<SaleRow> {
  return db.transaction().execute(async (tx) => {
    const reach = await lockReach(tx, actor);
    const locked = (await lockListing(tx, carId, reach)) ?? fail('car_not_found');
    needSellable(locked, reach, now);
    refuseTwoBuyers(input);
    if (input.buyer_id) await needBuyer(tx, input.buyer_id, await accountsOfTheCar(tx, carId));
    const toWhom = { buyerId: input.buyer_id ?? null, despiteOfferId: input.despite_offer_id ?? null };
    const offer = await settleBeforeSale(tx, { carId, sellerId: reach.userId }, toWhom, now);
    // Read again, because a car that was reserved for someone else isn't any more.
    const car = (await findListing(tx, carId, reach))!;
    await lockSlots(tx, ownerOfListing(car));
    const id = await record(tx, reach, car, input, now);
    if (offer) await completeOffer(tx, offer, id, now);
    const sale = (await findSale(tx, id))!;
    await announce(tx, { kind: 'car_sold', carId, by: reach.userId });
    await askBuyer(tx, reach, sale);
    return (await findSale(tx, id))!;
  });
}

function needSellable(car: ListingRow, reach: Reach, now: Date): void {
  if (!mayFor(reach, ownerOfListing(car), 'cars.sell')) fail('not_allowed');
  if (car.status === 'sold') fail('already_sold');
  if (!mayMake('mark_sold', car, reach, now)) fail('not_possible_now', { words: { status: car.status } });
}

async function record(tx: Tx, reach: Reach, car: ListingRow, input: Completed, now: Date): Promise<number> {
  const { sale_price = null, buyer_id = null, buyer_name = null } = input;
  const status = transition(carFlow, 'mark_sold', { from: car.status });
  const id = await insertSale(tx, {
    car_id: car.id,
    seller_id: reach.userId,
    dealer_id: car.dealer_id,
    buyer_id,
    buyer_name,
    buyer_contact: input.buyer_contact ?? null,
    notes: input.sale_notes ?? null,
    sale_method: input.sale_method ?? null,
    listing_price: car.price!,
    sale_price,
    car_status_before: car.status,
    sold_at: now,
  });
  if (id === null) return fail('already_sold');
  await saveListing(tx, car.id, { status, sold_at: now });
  if (sale_price !== null)
    await insertAmount(tx, { saleId: id, before: null, amount: sale_price, status: 'set', by: reach.userId });
  return id;
}

export function refuseTwoBuyers({ buyer_id, buyer_name }: SaleInput): void {
  if (buyer_id && buyer_name)
    fail('bad_input', { fields: { buyer_name: ['Please select a member or enter a name, not both'] } });
}

/** A member who can respond and isn't one of the sellers with any of their characters. */
export async function needBuyer(tx: Tx, buyerId: number, sellerAccounts: readonly number[]): Promise<void> {
  const buyer = (await findBuyer(tx, buyerId)) ?? fail('user_not_found');
  if (sellerAccounts.includes(buyer.game_account_id)) fail('own_buyer');
}
