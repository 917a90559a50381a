import {
  quickSaleMinutes,
  repeatReviewDays,
  formerTeamDays,
  type SaleHint,
} from '@forecourt/contract/sales/counting-values.ts';

/** Warnings for staff about sales that look farmed, and their consequences. */
export const saleHintWords: Record<SaleHint, string> = {
  far_below_asking: 'It was sold for less than half of the asking price, so it doesn’t count towards awards.',
  minutes_apart: `The same two people made several sales within ${quickSaleMinutes} minutes. Only the first counts towards awards.`,
  repeat_reviews: `The same author reviewed the same person several times within ${repeatReviewDays} days. Only the newest review counts.`,
  buyer_on_team: `The buyer’s game account is on the seller’s team, or was in the last ${formerTeamDays} days. Reviews written since then aren’t published.`,
};
