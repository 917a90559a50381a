import { reviewTypes } from '@forecourt/contract/reviews/review-values.ts';
import type { Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { updateAwards } from '../awards/update-awards.ts';

interface SettledSale {
  id: number;
  sellerId: number;
  buyerId: number;
}

/** A sale is verified: it counts for who sold, and both sides are asked what they think of each other. */
export async function followVerifiedSale(tx: Tx, { id, sellerId }: SettledSale): Promise<void> {
  for (const side of reviewTypes) await announce(tx, { kind: 'review_asked', saleId: id, side });
  await updateAwards(tx, sellerId);
}

/** A sale is annulled: what was said of it is out of sight, and it counts for nobody. */
export const followAnnulledSale = (tx: Tx, { sellerId, buyerId }: SettledSale): Promise<void> =>
  updateAwards(tx, sellerId, buyerId);
