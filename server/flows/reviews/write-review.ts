import { teamRoleMay } from '@forecourt/contract/access/team-rights.ts';
import type { Database, Tx } from '../../database/database.ts';
import { hold } from '../../database/locks.ts';
import { notify } from '../../events/notify.ts';
import { markReviewAskedRead } from '../../features/notices/notices.store.ts';
import { fail } from '../../lib/failure.ts';
import { lockReach } from '../../features/dealers/team.store.ts';
import {
  isOneSide,
  isReviewable,
  reviewsEnd,
  sideOf,
  type Reader,
  type ReviewedSale,
} from '../../features/reviews/review.rules.ts';
import {
  dealerOfSale,
  lockReviewedSale,
  insertReview,
  withholdReviews,
} from '../../features/reviews/review-writing.store.ts';
import { findReview, type ReviewRow } from '../../features/reviews/reviews.store.ts';
import { showWhenBothWrote } from './show-reviews.ts';

interface Written {
  saleId: number;
  rating: number;
  title: string;
  comment: string;
}

/**
 * One side of a verified sale reviews the other, once. Locks the dealer's team first, so that no one joins it at the
 * same time, and then the sale. The second side to write publishes both.
 */
export const writeReview = (db: Database, actor: Reader, { saleId, ...words }: Written): Promise<ReviewRow> =>
  db.transaction().execute(async (tx) => {
    const reach = await lockSides(tx, actor, saleId);
    const sale = (await lockReviewedSale(tx, saleId)) ?? fail('sale_not_found');
    const type = sideOf(sale, reach) ?? refuseNonParties(sale, reach);
    if (!isReviewable(sale, sale.asked_at)) fail('no_review_to_write');
    const about =
      type === 'buyer'
        ? { userId: sale.seller_id, dealerId: sale.dealer_id }
        : { userId: sale.buyer_id!, dealerId: null };
    const publishedAt = reviewsEnd(sale.confirmed_at!);
    const review = { saleId, type, authorId: reach.userId, ...about, ...words, publishedAt };
    const id = (await insertReview(tx, review)) ?? fail('reviewed_already');
    // Refusing it would reveal to the team that one of them is also the buyer.
    if (isOneSide(sale.buyer_account!, sale.selling_accounts)) await withholdReviews(tx, saleId);
    await showWhenBothWrote(tx, saleId);
    const asked = await markReviewAskedRead(tx, saleId, type);
    if (asked.length > 0) await notify(tx, { to: asked, event: { kind: 'notices_changed' } });
    return (await findReview(tx, id, reach))!;
  });

async function lockSides(tx: Tx, actor: Reader, saleId: number): Promise<Reader> {
  const dealerId = (await dealerOfSale(tx, saleId)) ?? null;
  if (dealerId !== null) await hold(tx, 'team', dealerId);
  return { ...actor, ...(await lockReach(tx, actor)) };
}

/** Team members who can read the sale see that they lack the right. For everyone else the sale doesn't exist. */
function refuseNonParties({ dealer_id }: ReviewedSale, { team }: Reader): never {
  const readsSale = team !== null && team.dealerId === dealer_id && teamRoleMay(team.role, 'sales.read');
  return fail(readsSale ? 'not_allowed' : 'sale_not_found');
}
