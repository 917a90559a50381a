import type { Reach } from '@forecourt/contract/access/owner.ts';
import type { Answer } from '@forecourt/contract/kit/call.ts';
import type { cars } from '@forecourt/contract/cars/cars.ts';
import { missingForListing } from '@forecourt/contract/cars/listing-rules.ts';
import { openTransitions, mayEdit, whereToMove } from './listing.rules.ts';
import type { ListingRow } from './listings.store.ts';

type Own = Answer<typeof cars.mine>['listings'][number];
type Editable = Answer<typeof cars.editing>['listing'];

/** A listing as its sellers see it, with the actions available now. */
export const ownView = (row: ListingRow, reach: Reach, now: Date): Own => ({
  ...row,
  transitions: openTransitions(row, reach, now),
  may_edit: mayEdit(row, reach),
  moves_to: whereToMove(row, reach),
});

export const editableView = (row: ListingRow, reach: Reach, now: Date): Editable => ({
  ...row,
  ...ownView(row, reach, now),
  missing: missingForListing(row, now.getUTCFullYear()),
});
