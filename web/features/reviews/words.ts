import type { ReviewType } from '@forecourt/contract/reviews/review-values.ts';

export const words = {
  failed: 'Failed to get reviews',
  createFailed: 'Failed to create review',
  updateFailed: 'Failed to update review',
  deleteFailed: 'Failed to delete review',
  respondFailed: 'Failed to add response',
  hideFailed: 'Failed to hide review',
  unhideFailed: 'Failed to show review',
  none: 'No reviews yet',
  noneText: 'After a verified sale, the buyer and the seller can review each other.',
  noneWritten:
    'You haven’t written any reviews yet. Once a sale is verified, you can review the other side from your sales history.',
  noMatches: 'No reviews match your filters',
  write: 'Write a review',
};

/** Named after the author's role. */
export const typeNames: Record<ReviewType, string> = { buyer: 'Buyer Review', seller: 'Seller Review' };
