import type { Errors } from '../kit/error-shape.ts';

export const reviewsErrors = {
  review_not_found: { status: 404, sentence: 'Review not found' },
  no_review_to_write: { status: 409, sentence: 'You have no verified sale with them left to review' },
  reviewed_already: { status: 409, sentence: 'You’ve already reviewed this sale' },
  review_time_over: { status: 409, sentence: 'You can only change a review within {hours} hours' },
  stars_are_read: { status: 409, sentence: 'This review is already public, so you can’t change its stars' },
  answered_already: { status: 409, sentence: 'This review already has a response' },
  review_is_hidden: { status: 409, sentence: 'Staff have hidden this review, so you can’t change it' },
  review_is_so: { status: 409, sentence: 'This review is already {state}' },
  own_review: { status: 409, sentence: 'This is your own review' },
  review_not_reported: { status: 409, sentence: 'There are no open reports about this review' },
} as const satisfies Errors;
