import type { reportedSorts } from '@forecourt/contract/reviews/reported-reviews.ts';
import type { ReviewReason } from '@forecourt/contract/reviews/review-values.ts';

export const reasonNames: Record<ReviewReason, string> = {
  untrue: 'Not true',
  offensive: 'Offensive',
  private_details: 'Private details',
  spam: 'Advertising or spam',
  other: 'Something else',
};

export const sortNames: Record<(typeof reportedSorts)[number], string> = {
  oldest: 'Longest waiting first',
  newest: 'Newest report first',
  most_reported: 'Most reported first',
};
