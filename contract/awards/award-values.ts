/** Our own icons (web/shared/awards/award-icon.tsx). */
export const awardIcons = [
  'key',
  'ten',
  'fifty',
  'stars',
  'trophy',
  'shield',
  'handshake',
  'wrench',
  'flame',
  'crown',
  'heart',
  'compass',
] as const;
export type AwardIcon = (typeof awardIcons)[number];

/** Granted and revoked automatically, based on verified sales and visible reviews. */
export const awardRules = {
  first_sale: { verifiedSales: 1 },
  ten_sales: { verifiedSales: 10 },
  fifty_sales: { verifiedSales: 50 },
  /** Within some 365 days, at least this many reviews, all with five stars. */
  five_star_year: { reviews: 5 },
} as const;
export type AwardRule = keyof typeof awardRules;

export const maxAwardName = 60;
export const maxAwardDescription = 200;
