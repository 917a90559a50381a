import { awardRules, type AwardRule } from '@forecourt/contract/awards/award-values.ts';

/** Facts that automatic awards depend on. */
export interface Deserts {
  verifiedSales: number;
  /** Public reviews, in the order they were published. */
  reviews: readonly { rating: number; shownAt: Date }[];
}

const year = 365 * 24 * 3_600_000;
const { first_sale, ten_sales, fifty_sales, five_star_year } = awardRules;

/** The rules this user meets. Depends only on current facts, so the order of events doesn't matter. */
export const earnedBy = ({ verifiedSales, reviews }: Deserts): AwardRule[] => {
  const bySales = { first_sale, ten_sales, fifty_sales };
  const earned = (Object.keys(bySales) as (keyof typeof bySales)[]).filter(
    (rule) => verifiedSales >= bySales[rule].verifiedSales,
  );
  return hasFiveStarYear(reviews) ? [...earned, 'five_star_year'] : earned;
};

/**
 * Whether any one-year window has enough reviews, all with five stars. Such a window fits before the first lower
 * rating, after the last, or between two that are more than a year apart.
 */
function hasFiveStarYear(reviews: Deserts['reviews']): boolean {
  const times = (wanted: (rating: number) => boolean) =>
    reviews.filter(({ rating }) => wanted(rating)).map(({ shownAt }) => shownAt.getTime());
  const borders = [-Infinity, ...times((rating) => rating < 5), Infinity];
  const fives = times((rating) => rating === 5);
  return borders.slice(1).some((end, index) => {
    const start = borders[index]!;
    if (end - start <= year) return false;
    const between = fives.filter((time) => start < time && time < end);
    return between.some((from, first) => {
      const last = between[first + five_star_year.reviews - 1];
      return last !== undefined && last - from < year;
    });
  });
}

/** Awards to grant and to revoke so that the user has exactly what they earned. */
export const awardsToChange = (earned: readonly AwardRule[], has: readonly AwardRule[]) => ({
  grant: earned.filter((rule) => !has.includes(rule)),
  withdraw: has.filter((rule) => !earned.includes(rule)),
});
