import { awardRules, type AwardRule } from '@forecourt/contract/awards/award-values.ts';

/** What awards by rule are granted for. */
export interface Deserts {
  verifiedSales: number;
  /** Those that everybody reads, in the order in which they were shown. */
  reviews: readonly { rating: number; shownAt: Date }[];
}

const year = 365 * 24 * 3_600_000;
const { first_sale, ten_sales, fifty_sales, five_star_year } = awardRules;

/** The rules that somebody fulfils: a function of what stands, so that it is the same in whichever order it came. */
export const earnedBy = ({ verifiedSales, reviews }: Deserts): AwardRule[] => {
  const bySales = { first_sale, ten_sales, fifty_sales };
  const earned = (Object.keys(bySales) as (keyof typeof bySales)[]).filter(
    (rule) => verifiedSales >= bySales[rule].verifiedSales,
  );
  return hasFiveStarYear(reviews) ? [...earned, 'five_star_year'] : earned;
};

/**
 * There is some year with enough reviews, all of them five stars. Between two reviews with fewer stars such a year fits
 * only where they are more than a year apart; before the first of them and after the last there is room.
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

/** What has to be granted, and what taken back, so that somebody has what they earned and nothing else. */
export const awardsToChange = (earned: readonly AwardRule[], has: readonly AwardRule[]) => ({
  grant: earned.filter((rule) => !has.includes(rule)),
  withdraw: has.filter((rule) => !earned.includes(rule)),
});
