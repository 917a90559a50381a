import { reviewTypes } from '@forecourt/contract/reviews/review-values.ts';
import type { Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { updateAwards } from '../awards/update-awards.ts';

interface SettledSale {
  id: number;
  sellerId: number;
  buyerId: number;
}

/** A sale was verified. It counts for the seller, and both sides are asked for a review. */
export async function followVerifiedSale(tx: Tx, { id, sellerId }: SettledSale): Promise<void> {
  for (const side of reviewTypes) await announce(tx, { kind: 'review_asked', saleId: id, side });
  await updateAwards(tx, sellerId);
}

/** A sale was annulled. Its reviews are hidden and it no longer counts. */
export const followAnnulledSale = (tx: Tx, { sellerId, buyerId }: SettledSale): Promise<void> =>
  updateAwards(tx, sellerId, buyerId);
