import type { ReactNode } from 'react';
import type { OwnListing } from '@forecourt/contract/cars/car-shapes.ts';

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
  /** `had`: it is live. Otherwise the way leads to the bank, or the panel says why not. */
  pay: () => Promise<{ kind: 'had' | 'leaving' | 'asked_again' } | { kind: 'failed'; error: unknown }>;
}

/** What is bought for a listing that is there already. */
export type BoughtDeed = 'renew' | 'feature' | 'feature_longer';

/** What a page lends the list of one's listings: the checkout, and what is being paid for. */
export interface ListingPayments {
  onBuy: (listingId: number, deed: BoughtDeed) => void;
  renderOpen: (listing: OwnListing) => ReactNode;
}
