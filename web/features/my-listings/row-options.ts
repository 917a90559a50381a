import type { SellerTransition } from '@forecourt/contract/cars/cars.flow.ts';
import type { OwnListing } from '@forecourt/contract/cars/car-shapes.ts';
import type { BoughtOption } from '../../shared/listings/listing-checkout.ts';
import { transitionNames } from './words.ts';

export type RowOption =
  | Exclude<SellerTransition, 'submit' | 'renew'>
  | Exclude<BoughtOption, 'renew'>
  | 'move'
  | 'duplicate';

export interface RowOptions {
  /** The same order in every row, so that the buttons line up. */
  sold: 'mark_sold' | undefined;
  next: RowOption | undefined;
  menu: RowOption[];
}

/**
 * The most likely action is a button and the rest go in a menu, as far as the server allows. Renew is next to the
 * expiry.
 */
export function rowOptions(listing: OwnListing): RowOptions {
  const open = listing.transitions.filter((transition) => transition !== 'submit' && transition !== 'renew');
  const sold = open.find((transition) => transition === 'mark_sold');
  const moving: RowOption[] = listing.moves_to === 'company' ? ['move'] : [];
  const mayDuplicate = listing.may_edit || listing.status === 'sold';
  const all: RowOption[] = [
    ...featuring(listing),
    ...moving,
    ...(mayDuplicate ? (['duplicate'] as const) : []),
    ...open,
  ];
  const next = likely.find((transition) => all.includes(transition));
  return { sold, next, menu: all.filter((transition) => transition !== sold && transition !== next) };
}

export const rowOptionNames: Record<RowOption, string> = {
  ...transitionNames,
  feature: 'Feature',
  feature_longer: 'Feature longer',
  duplicate: 'Duplicate',
  move: 'Move to your company',
};

function featuring({ may_edit, status, featured_status }: OwnListing): RowOption[] {
  if (!may_edit || status !== 'active') return [];
  return [featured_status === 'active' ? 'feature_longer' : 'feature'];
}

const likely: readonly RowOption[] = ['release', 'relist', 'restore', 'feature', 'feature_longer'];
