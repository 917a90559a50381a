import type { SellerTransition } from '@forecourt/contract/cars/cars.flow.ts';
import type { OwnListing } from '@forecourt/contract/cars/car-shapes.ts';
import type { BoughtDeed } from '../listing-checkout.ts';
import { deedNames } from '../words.ts';

export type RowDeed = Exclude<SellerTransition, 'submit' | 'renew'> | Exclude<BoughtDeed, 'renew'>;

export interface RowDeeds {
  /** In this order in every row, so that the buttons stand under each other. */
  sold: 'mark_sold' | undefined;
  next: RowDeed | undefined;
  menu: RowDeed[];
}

/**
 * What is most likely wanted stands there as a button, the rest in a menu; all of it as the server allows. Renew stands
 * where the end is spoken of.
 */
export function rowDeeds(listing: OwnListing): RowDeeds {
  const open = listing.deeds.filter((deed) => deed !== 'submit' && deed !== 'renew');
  const sold = open.find((deed) => deed === 'mark_sold');
  const all: RowDeed[] = [...featuring(listing), ...open];
  const next = likely.find((deed) => all.includes(deed));
  return { sold, next, menu: all.filter((deed) => deed !== sold && deed !== next) };
}

export const rowDeedNames: Record<RowDeed, string> = {
  ...deedNames,
  feature: 'Feature',
  feature_longer: 'Feature longer',
};

function featuring({ may_edit, status, featured_status }: OwnListing): RowDeed[] {
  if (!may_edit || status !== 'active') return [];
  return [featured_status === 'active' ? 'feature_longer' : 'feature'];
}

const likely: readonly RowDeed[] = ['release', 'relist', 'restore', 'feature', 'feature_longer'];
