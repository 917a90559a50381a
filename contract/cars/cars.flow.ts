import { flow, fromEach, staying, type StatusOf, type TransitionBy, type TransitionOf } from '../kit/flow.ts';
import type { TeamRight } from '../access/team-rights.ts';

export const carStatuses = ['draft', 'pending', 'active', 'reserved', 'sold', 'expired', 'flagged', 'removed'] as const;

/** The status flow of a listing. */
export const carFlow = flow(carStatuses, {
  /** Goes live right away if listing is free. Otherwise it waits for payment. */
  submit: { by: 'seller', leads: { draft: 'active' } },
  await_payment: { by: 'payment', leads: fromEach(['draft', 'expired'], 'pending') },
  paid: { by: 'payment', leads: fromEach(['draft', 'pending', 'expired'], 'active') },
  /** The payment failed, was cancelled or expired, so the previous status returns. */
  not_paid: { by: 'payment', leads: { pending: ['draft', 'expired'] } },
  reserve: { by: 'seller', leads: { active: 'reserved' } },
  release: { by: 'seller', leads: { reserved: 'active' } },
  /** An offer was accepted, so the car is kept for its buyer. When that ends, the earlier status returns. */
  hold: { by: 'offer', leads: fromEach(['active', 'reserved'], 'reserved') },
  end_hold: { by: 'offer', leads: { reserved: ['active', 'reserved'] } },
  mark_sold: { by: 'seller', leads: fromEach(['active', 'reserved'], 'sold') },
  /** The sale was withdrawn. Returns to its previous status, or expired if its time is up. */
  relist: { by: 'seller', leads: { sold: ['active', 'reserved', 'expired'] } },
  /** Extends a live listing, or relists an expired one. */
  renew: { by: 'seller', leads: { ...staying('active', 'reserved'), expired: 'active' } },
  expire: { by: 'clock', leads: fromEach(['active', 'reserved'], 'expired') },
  /** A listing that is being paid for has to be cancelled first. */
  delete: { by: 'seller', leads: fromEach(['draft', 'active', 'reserved', 'sold', 'expired'], 'removed') },
  /** Staff hide it, remove it, or restore its previous status. */
  flag: { by: 'staff', leads: fromEach(['active', 'reserved', 'expired'], 'flagged') },
  take_down: { by: 'staff', leads: fromEach(['active', 'reserved', 'sold', 'expired', 'flagged'], 'removed') },
  bring_back: { by: 'staff', leads: fromEach(['flagged', 'removed'], ['active', 'reserved', 'sold', 'expired']) },
  /** On appeal: flagged instead of removed. */
  flag_instead: { by: 'staff', leads: { removed: 'flagged' } },
  /** Undoes delete: its previous status, or expired if its time is up. Only staff restore what staff removed. */
  restore: { by: 'seller', leads: { removed: ['draft', 'pending', 'active', 'reserved', 'sold', 'expired'] } },
});

export type CarStatus = StatusOf<typeof carFlow>;
export type CarTransition = TransitionOf<typeof carFlow>;
export const sellerTransitions = carFlow.by('seller');
export type SellerTransition = TransitionBy<typeof carFlow, 'seller'>;

/** Recording a sale sells a car and withdrawing it relists the car (contract/sales). The rest are requested by name. */
export const transitionsOfSale = ['mark_sold', 'relist'] as const satisfies SellerTransition[];
export type ListingTransition = Exclude<SellerTransition, (typeof transitionsOfSale)[number]>;
export const listingTransitions = sellerTransitions.filter(
  (name): name is ListingTransition => !(transitionsOfSale as readonly string[]).includes(name),
);

/** The right a dealer's team member needs for it. */
export const rightFor = (transition: SellerTransition): TeamRight => rights[transition] ?? 'cars.write';

const rights: Partial<Record<SellerTransition, TeamRight>> = {
  mark_sold: 'cars.sell',
  relist: 'cars.sell',
  delete: 'cars.delete',
  restore: 'cars.delete',
};

/** Statuses everyone can see. In the others, only the seller's side and staff see the car. */
export const publicStatuses = ['active', 'reserved', 'sold', 'expired', 'removed'] as const satisfies CarStatus[];

/** Statuses that use one of the seller's slots (`max_listings_*`). Entering one needs a free slot. */
export const slotStatuses = ['pending', 'active', 'reserved', 'flagged'] as const satisfies CarStatus[];

/** Statuses in which the car's details can be edited. */
export const editableStatuses = ['draft', 'pending', 'active', 'reserved', 'expired'] as const satisfies CarStatus[];

/** This close to its end, the owner is notified and can renew. */
export const warnDaysBeforeExpiry = 3;

/** A price counts as an earlier price once the car was public at it for this long. */
export const publicHoursToCount = 24;
