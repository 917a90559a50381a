import { farBelowAskingShare, quickSaleMinutes, repeatReviewDays } from '@forecourt/contract/sales/counting-values.ts';
import type { SaleStatus } from '@forecourt/contract/sales/sales.flow.ts';

/**
 * Which sales and reviews count (decision 050). server/database/counting.sql.ts has the same rules in SQL, and a test
 * compares the two.
 */

export interface SaleToCount {
  id: number;
  status: SaleStatus;
  seller_id: number;
  /** The buyer's game account. Null if no member was named. */
  buyer_account: number | null;
  listing_price: number;
  /** Null if no amount was stated. */
  sale_price: number | null;
  sold_at: Date;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const isFarBelowAsking = ({ listing_price, sale_price }: SaleToCount): boolean =>
  sale_price !== null && sale_price < listing_price * farBelowAskingShare;

/** Of several sales in quick succession only the first counts. */
const followsQuickly = (sale: SaleToCount, before: SaleToCount): boolean => {
  const apart = sale.sold_at.getTime() - before.sold_at.getTime();
  return (
    before.status === 'confirmed' &&
    before.seller_id === sale.seller_id &&
    before.buyer_account !== null &&
    before.buyer_account === sale.buyer_account &&
    (apart > 0 || (apart === 0 && before.id < sale.id)) &&
    apart < quickSaleMinutes * minuteMs
  );
};

/** The verified sales that count towards awards. */
export const salesThatCount = <Sale extends SaleToCount>(sales: readonly Sale[]): Sale[] =>
  sales.filter(
    (sale) =>
      sale.status === 'confirmed' && !isFarBelowAsking(sale) && !sales.some((before) => followsQuickly(sale, before)),
  );

export interface ReviewToCount {
  id: number;
  /** The author's game account. */
  author_account: number;
  published_at: Date;
}

/**
 * The visible reviews of a user or dealer that count towards averages and awards. The newest per author counts. For a
 * user, older ones also count if the author wrote no other within the following 90 days.
 */
export function reviewsThatCount<Review extends ReviewToCount>(
  visible: readonly Review[],
  ofWhom: 'person' | 'dealer',
): Review[] {
  const inOrder = visible.toSorted(
    (one, other) => one.published_at.getTime() - other.published_at.getTime() || one.id - other.id,
  );
  return inOrder.filter((review, place) => {
    const next = inOrder.slice(place + 1).find(({ author_account }) => author_account === review.author_account);
    if (!next) return true;
    const apart = next.published_at.getTime() - review.published_at.getTime();
    return ofWhom === 'person' && apart >= repeatReviewDays * dayMs;
  });
}
