import type { ReviewType } from '@forecourt/contract/reviews/review-values.ts';
import type { ReviewStats } from '@forecourt/contract/reviews/review-shapes.ts';
import { accountOf, type Player } from './actions.ts';

export interface Sale {
  seller: Player;
  buyer: Player;
  isDealers: boolean;
  isCheap: boolean;
  /** Its reviews are withheld because both sides were one person when one of them wrote. */
  isWithheld: boolean;
  status: 'recorded' | 'confirmed' | 'annulled';
  at: number;
}

export interface Written {
  sale: Sale;
  side: ReviewType;
  author: Player;
  of: Player;
  stars: number;
  at: number;
  shownAt: number;
  isHidden: boolean;
  isGone: boolean;
  isAnswered: boolean;
}

/** Leaves out reviews followed by another from the same person within this many days. */
export const thatCount = (reviews: readonly Written[], days: number): Written[] =>
  reviews.filter((one) => {
    const isNewer = (other: Written) =>
      other.shownAt > one.shownAt || (other.shownAt === one.shownAt && other.at > one.at);
    const isSame = (other: Written) => accountOf(other.author) === accountOf(one.author);
    return !reviews.some((other) => isSame(other) && isNewer(other) && other.shownAt - one.shownAt < days);
  });

export function statsOf(reviews: readonly Written[], counted: readonly Written[]): ReviewStats {
  const total = reviews.length;
  const sum = counted.reduce((all, { stars }) => all + stars, 0);
  return {
    average_rating: total === 0 ? null : Math.round((sum * 10) / counted.length) / 10,
    total_reviews: total,
    total_buyer_reviews: reviews.filter(({ side }) => side === 'buyer').length,
    total_seller_reviews: reviews.filter(({ side }) => side === 'seller').length,
    stars: [1, 2, 3, 4, 5].map((given) => reviews.filter(({ stars }) => stars === given).length),
  };
}

/** Checks every year that starts or ends at a review, or next to one. */
export function hasFiveStarYear(reviews: readonly Written[]): boolean {
  const beside = 1e-10;
  const starts = reviews.flatMap(({ shownAt }) => [shownAt, shownAt + beside, shownAt - 365, shownAt - 365 + beside]);
  return starts.some((start) => {
    const within = reviews.filter(({ shownAt }) => start <= shownAt && shownAt < start + 365);
    return within.length >= 5 && within.every(({ stars }) => stars === 5);
  });
}
