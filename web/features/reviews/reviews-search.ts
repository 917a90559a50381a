import { reviewSorts, reviewTypes } from '@forecourt/contract/reviews/review-values.ts';
import { choice, page, searchFields, whole, type SearchOf } from '../../lib/search-fields.ts';

const fields = searchFields({
  type: choice(reviewTypes),
  stars: whole(5),
  sort: choice(reviewSorts, 'newest'),
  page: page(),
});

/** Filters of the review list, kept in the address. Without any, all reviews are listed, newest first. */
export type ReviewsSearch = SearchOf<typeof fields>;

export const readReviewsSearch = fields.compact;

export const isFiltered = ({ type, stars }: ReviewsSearch): boolean => Boolean(type ?? stars);
