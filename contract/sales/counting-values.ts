/** Thresholds for which verified sales and reviews count (decision 050). */

/** Someone who left a dealer's team less than this ago still counts as its side of a sale. */
export const formerTeamDays = 30;

/** Averages and awards count only the newest review by the same author of the same person in this time. */
export const repeatReviewDays = 90;

/** A sale for less than this share of the asking price doesn't count towards awards. */
export const farBelowAskingShare = 0.5;

/** Nor does a sale this soon after another between the same two people. */
export const quickSaleMinutes = 30;

/** The price guide counts a sale from this age on, so that a mistake can be corrected first. */
export const guideDelayHours = 24;

/** Older sales don't count in the price guide. */
export const guideDays = 730;

/** Hints that staff see on a sale that looks farmed. */
export const saleHints = ['far_below_asking', 'minutes_apart', 'repeat_reviews', 'buyer_on_team'] as const;
export type SaleHint = (typeof saleHints)[number];
