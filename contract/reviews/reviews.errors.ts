import type { Errors } from '../kit/error-shape.ts';

export const reviewsErrors = {
  review_not_found: { status: 404, sentence: 'Review not found' },
  no_review_to_write: { status: 409, sentence: 'There is no verified sale between you that you could still review' },
  reviewed_already: { status: 409, sentence: 'You have reviewed this sale already' },
  review_time_over: { status: 409, sentence: 'A review can be changed for {hours} hours; that time is over' },
  stars_are_read: { status: 409, sentence: 'Others read this review already, so its stars stay as they are' },
  answered_already: { status: 409, sentence: 'This review has been answered already' },
  review_is_hidden: { status: 409, sentence: 'Staff have hidden this review, so it cannot be changed' },
  review_is_so: { status: 409, sentence: 'This review is {state} already' },
  own_review: { status: 409, sentence: 'This is your own review' },
  review_not_reported: { status: 409, sentence: 'Nobody’s report about this review is open any more' },
} as const satisfies Errors;
