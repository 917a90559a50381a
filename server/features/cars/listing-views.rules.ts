import type { Answer } from '@forecourt/contract/kit/call.ts';
import type { cars } from '@forecourt/contract/cars/cars.ts';
import { missingForListing } from '@forecourt/contract/cars/listing-rules.ts';
import { openTransitions, mayEdit, type Seller } from './listing.rules.ts';
import type { ListingRow } from './listings.store.ts';

type Own = Answer<typeof cars.mine>['listings'][number];
type Editable = Answer<typeof cars.editing>['listing'];

/** A listing as its seller's side sees it, with what they may do now. */
export const ownView = (row: ListingRow, seller: Seller, now: Date): Own => ({
  ...row,
  transitions: openTransitions(row, seller, now),
  may_edit: mayEdit(row, seller),
});

export const editableView = (row: ListingRow, seller: Seller, now: Date): Editable => ({
  ...row,
  ...ownView(row, seller, now),
  missing: missingForListing(row, now.getUTCFullYear()),
});
