import { createHash } from 'node:crypto';
import type { Deal } from '@forecourt/contract/cars/filter-values.ts';

/**
 * The middle of a month's verified sales, and the range that contains half of them. For the whole market the price index
 * without a range.
 */
export interface CardMonth {
  /** For example 2026-11. */
  month: string;
  low: number;
  median: number;
  high: number;
}

/** The content of a link card. The card's address contains a hash of it, so a change of any field is another card. */
export interface CardFace {
  /** Above the title: the kind of page. */
  over: string;
  title: string;
  /** Shown if the fonts have no character of the title. */
  otherTitle: string;
  /** Below the title, in one line. */
  facts: string;
  /** The largest text after the title, such as a price. */
  price: string | null;
  /** The price before, struck through. */
  priceBefore: string | null;
  /** The rating of the price. */
  deal: Deal | null;
  /** Across the corner. */
  ribbon: 'Sold' | 'Reserved' | null;
  /** Stars from 1 to 5 with one decimal, and the number of reviews. */
  rating: { stars: number; reviews: number } | null;
  /** The key of the photo behind it. */
  photo: string | null;
  /** Drawn instead of a photo: prices over time, oldest first. */
  months: CardMonth[] | null;
}

export const cardSize = { width: 1200, height: 630 };
/** Chats refuse or skip larger pictures. */
export const maxCardBytes = 300_000;

/** Raise it when the layout changes, so that chats fetch new cards. */
const layout = 5;

/** A hash of what the card shows. */
export const cardVersion = (face: CardFace): string =>
  createHash('sha256')
    .update(JSON.stringify([layout, face]))
    .digest('base64url')
    .slice(0, 16);

export const cardBase = '/cards/';
