import { reviewSorts, reviewTypes, type ReviewType } from '@forecourt/contract/reviews/review-values.ts';

type Sort = Exclude<(typeof reviewSorts)[number], 'newest'>;

/** Which reviews are listed: what a page may keep in its address. Left out, all of them, the newest first. */
export type ReviewsSearch = { type?: ReviewType; stars?: number; sort?: Sort; page?: number };

/** Reads an address as people write it; what is not valid or says nothing is dropped. */
export function readReviewsSearch(given: Record<string, unknown>): ReviewsSearch {
  const type = reviewTypes.find((one) => one === given.type);
  const sort = reviewSorts.find((one): one is Sort => one === given.sort && one !== 'newest');
  const stars = /^[1-5]$/.test(String(given.stars)) ? Number(given.stars) : undefined;
  const page = /^[1-9]\d{0,2}$/.test(String(given.page)) ? Number(given.page) : 1;
  return { ...(type && { type }), ...(stars && { stars }), ...(sort && { sort }), ...(page > 1 && { page }) };
}

export const isFiltered = ({ type, stars }: ReviewsSearch): boolean => Boolean(type ?? stars);
