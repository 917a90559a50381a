import {
  quickSaleMinutes,
  repeatReviewDays,
  formerTeamDays,
  type SaleHint,
} from '@forecourt/contract/sales/counting-values.ts';
import { countOf } from './format.ts';

/** Warnings for staff about sales that look farmed, and their consequences. */
export const saleHintWords: Record<SaleHint, string> = {
  far_below_asking: 'It was sold for less than half of the asking price, so it doesn’t count towards awards.',
  minutes_apart: `The same two people made several sales within ${quickSaleMinutes} minutes. Only the first counts towards awards.`,
  repeat_reviews: `The same author reviewed the same person several times within ${repeatReviewDays} days. Only the newest review counts.`,
  buyer_on_team: `The buyer’s game account is on the seller’s team, or was in the last ${formerTeamDays} days. Reviews written since then aren’t published.`,
};

/** The same about all sales and purchases of a user, with their number. */
export const personHintWords: Record<SaleHint, (sales: number) => string> = {
  far_below_asking: (sales) =>
    `${countOf(sales, 'sale')} for less than half of the asking price. They don’t count towards awards.`,
  minutes_apart: (sales) =>
    `${countOf(sales, 'sale')} within ${quickSaleMinutes} minutes of another one between the same two people. Only the first counts towards awards.`,
  repeat_reviews: (sales) =>
    `${countOf(sales, 'sale')} after which the same author reviewed the same person again within ${repeatReviewDays} days. Only the newest review counts.`,
  buyer_on_team: (sales) =>
    `${countOf(sales, 'sale')} to a game account that is on the seller’s team, or was in the last ${formerTeamDays} days. Reviews written since then aren’t published.`,
};
