import type { ReactNode } from 'react';
import type { OwnListing } from '@forecourt/contract/cars/car-shapes.ts';

/** The draft's version and its photos, as the review shows them. */
interface Seen {
  unchanged_since: string;
  photo_ids: number[];
}

/** What a page lends the sell form so that a listing can be paid for. */
export interface ListingCheckout {
  /** What listing costs, for who has not begun yet. */
  fees: ReactNode;
  /** What it costs, line by line, and what stands in the way. */
  panel: ReactNode;
  /** What the button says that buys it; none where it cannot be bought just now. */
  label: string | undefined;
  isAsking: boolean;
  isBusy: boolean;
  /**
   * Buys it as it was shown. `had`: it is live. `changed`: it is no longer what was shown. Otherwise the way leads to
   * the bank, or the panel says why not.
   */
  pay: (
    seen: Seen,
  ) => Promise<{ kind: 'had' | 'leaving' | 'asked_again' | 'changed' } | { kind: 'failed'; error: unknown }>;
}

/** What is bought for a listing that is there already. */
export type BoughtOption = 'renew' | 'feature' | 'feature_longer';

/** What a page lends the list of one's listings of sales: the dialog of Mark as Sold, and the way back. */
export interface ListingSales {
  onSell: (listing: OwnListing) => void;
  onUndo: (listing: OwnListing) => void;
}

/** What a page lends the list of one's listings: the checkout, and below each what is being paid for or was decided. */
export interface ListingPayments {
  onBuy: (listingId: number, transition: BoughtOption) => void;
  renderBelow: (listing: OwnListing) => ReactNode;
}
