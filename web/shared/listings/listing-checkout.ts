import type { ReactNode } from 'react';
import type { ListedFor } from '@forecourt/contract/cars/moves.ts';
import type { OwnListing } from '@forecourt/contract/cars/car-shapes.ts';

/** The version of the draft and its photos that the review shows. */
interface Seen {
  unchanged_since: string;
  photo_ids: number[];
}

/** Provided by the page, so that the sell form can take payment. */
export interface ListingCheckout {
  /** The listing fees, for users who haven't started yet. */
  renderFees: (listedFor: ListedFor) => ReactNode;
  /** The price line by line, and anything that prevents payment. */
  panel: ReactNode;
  /** Label of the buy button. `undefined` if buying isn't possible right now. */
  label: string | undefined;
  isAsking: boolean;
  isBusy: boolean;
  /**
   * Buys the listing as shown. `had`: it is live. `changed`: it no longer matches what was shown. Otherwise the user
   * goes to the bank, or the panel says why not.
   */
  pay: (
    seen: Seen,
  ) => Promise<{ kind: 'had' | 'leaving' | 'asked_again' | 'changed' } | { kind: 'failed'; error: unknown }>;
}

/** Purchases for an existing listing. */
export type BoughtOption = 'renew' | 'feature' | 'feature_longer';

/** The Mark as Sold dialog and its undo, provided by the page. */
export interface ListingSales {
  onSell: (listing: OwnListing) => void;
  onUndo: (listing: OwnListing) => void;
}

/** The checkout, and below each listing its open payment or staff's decision. Provided by the page. */
export interface ListingPayments {
  onBuy: (listingId: number, transition: BoughtOption) => void;
  renderBelow: (listing: OwnListing) => ReactNode;
}
