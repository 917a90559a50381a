import { reviewSorts, reviewTypes, type ReviewType } from '@forecourt/contract/reviews/review-values.ts';

type Sort = Exclude<(typeof reviewSorts)[number], 'newest'>;

/** Filters of the review list, kept in the address. Without any, all reviews are listed, newest first. */
export type ReviewsSearch = { type?: ReviewType; stars?: number; sort?: Sort; page?: number };

/** Parses the address leniently. Invalid and empty values are dropped. */
export function readReviewsSearch(params: Record<string, unknown>): ReviewsSearch {
  const type = reviewTypes.find((one) => one === params.type);
  const sort = reviewSorts.find((one): one is Sort => one === params.sort && one !== 'newest');
  const stars = /^[1-5]$/.test(String(params.stars)) ? Number(params.stars) : undefined;
  const page = /^[1-9]\d{0,2}$/.test(String(params.page)) ? Number(params.page) : 1;
  return { ...(type && { type }), ...(stars && { stars }), ...(sort && { sort }), ...(page > 1 && { page }) };
}

export const isFiltered = ({ type, stars }: ReviewsSearch): boolean => Boolean(type ?? stars);
