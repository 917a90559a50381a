import { mayFor, type Reach } from '@forecourt/contract/access/owner.ts';
import { reviewDays } from '@forecourt/contract/reviews/review-values.ts';
import { actsAsSeller, ownerOfSale, readsAsSeller } from '@forecourt/contract/sales/sale-access.ts';
import {
  saleFlow,
  standingSaleStatuses,
  type SaleStatus,
  type StaffSaleTransition,
} from '@forecourt/contract/sales/sales.flow.ts';
import type { SaleRow } from './sales.sql.ts';

export type Side = 'seller' | 'buyer';

/** The user's side of the sale. The buyer stays the buyer, whatever team they're on now. */
export function sideOf(sale: Pick<SaleRow, 'buyer_id' | 'seller_id' | 'dealer_id'>, reach: Reach): Side | null {
  if (sale.buyer_id === reach.userId) return 'buyer';
  return readsAsSeller(reach, sale) ? 'seller' : null;
}

export const isStanding = (status: SaleStatus): boolean =>
  (standingSaleStatuses as readonly SaleStatus[]).includes(status);

/** No one sells to themselves or their team with any of their characters. Checked again each time it matters. */
export const isOwnPurchase = ({ seller_accounts }: Pick<SaleRow, 'seller_accounts'>, gameAccountId: number): boolean =>
  seller_accounts.includes(gameAccountId);

/** Actions available to this reader now. */
export function mayDo(sale: SaleRow, reach: Reach, now: Date) {
  const isBuyer = sideOf(sale, reach) === 'buyer';
  const isSeller = !isBuyer && actsAsSeller(reach, sale);
  const isOwn = isOwnPurchase(sale, reach.gameAccountId);
  const hasProposed = sale.status === 'confirmed' && sale.proposed_id !== null;
  return {
    confirm: isBuyer && !isOwn && saleFlow.may('confirm', sale.status),
    dispute: isBuyer && saleFlow.may('dispute', sale.status),
    withdraw: isSeller && saleFlow.may('withdraw', sale.status),
    set_amount: isSeller && mayChangeAmount(sale.status) && !hasProposed,
    answer_amount: hasProposed && ((isBuyer && !isOwn) || isSeller),
    edit: isSeller && isStanding(sale.status),
    show: (isBuyer || isSeller) && sale.status === 'confirmed',
    list_again: isBuyer && sale.status === 'confirmed',
    review_until: reviewUntil(sale, reach, now),
  };
}

/** A side's choices for the car's history. */
export function shownBy(sale: SaleRow, side: Side) {
  const [seller, buyer] = [sale.seller_shows_amount, sale.buyer_shows_amount];
  return side === 'seller'
    ? { amount: seller, name: sale.dealer_id === null ? sale.seller_shows_name : null, other_side_amount: buyer }
    : { amount: buyer, name: sale.buyer_shows_name, other_side_amount: seller };
}

/** Whether the amount can be set or proposed. A disputed amount can't be changed. */
export const mayChangeAmount = (status: SaleStatus): boolean => status === 'recorded' || status === 'confirmed';

const dayMs = 24 * 60 * 60 * 1000;

/** The deadline for this user's review. Null if it's written or not theirs to write. */
export function reviewUntil(sale: SaleRow, reach: Reach, now: Date): Date | null {
  if (sale.status !== 'confirmed' || sale.confirmed_at === null) return null;
  const until = new Date(sale.confirmed_at.getTime() + reviewDays * dayMs);
  return until > now && writesReview(sale, reach) ? until : null;
}

/**
 * For a dealer, the seller and team members who respond to reviews. Doesn't check whether the buyer is now on the
 * seller's side, because the team could learn whose characters belong to one person. Such a review is withheld.
 */
function writesReview(sale: SaleRow, reach: Reach): boolean {
  const side = sideOf(sale, reach);
  if (sale.buyer_account === null) return false;
  if (side === 'buyer') return !sale.buyer_reviewed;
  if (side === null || sale.seller_reviewed) return false;
  return mayFor(reach, ownerOfSale(sale), sale.seller_id === reach.userId ? 'cars.sell' : 'reviews.respond');
}

/** Whether staff have something to decide: a dispute, a verified sale, or a sale whose buyer is gone. */
export const mayDecide = (sale: Pick<SaleRow, 'status' | 'buyer_is_gone'>, outcome: StaffSaleTransition): boolean =>
  saleFlow.may(outcome, sale.status) && (sale.status !== 'recorded' || sale.buyer_is_gone);
