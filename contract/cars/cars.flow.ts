import { flow, fromEach, staying, type StatusOf, type TransitionBy, type TransitionOf } from '../kit/flow.ts';
import type { TeamRight } from '../kit/team-rights.ts';

export const carStatuses = ['draft', 'pending', 'active', 'reserved', 'sold', 'expired', 'flagged', 'removed'] as const;

/** The life of a listing. */
export const carFlow = flow(carStatuses, {
  /** Goes live at once where listing costs nothing; where it does, it is paid for and waits for the money. */
  submit: { by: 'seller', leads: { draft: 'active' } },
  await_payment: { by: 'payment', leads: fromEach(['draft', 'expired'], 'pending') },
  paid: { by: 'payment', leads: fromEach(['draft', 'pending', 'expired'], 'active') },
  /** Failed, cancelled or given up: it is again what it was. */
  not_paid: { by: 'payment', leads: { pending: ['draft', 'expired'] } },
  reserve: { by: 'seller', leads: { active: 'reserved' } },
  release: { by: 'seller', leads: { reserved: 'active' } },
  mark_sold: { by: 'seller', leads: fromEach(['active', 'reserved'], 'sold') },
  /** The sale is withdrawn: what it was, or expired when its time is over meanwhile. */
  relist: { by: 'seller', leads: { sold: ['active', 'reserved', 'expired'] } },
  /** Before its end it is prolonged, after it brought back. */
  renew: { by: 'seller', leads: { ...staying('active', 'reserved'), expired: 'active' } },
  expire: { by: 'clock', leads: fromEach(['active', 'reserved'], 'expired') },
  /** One that is being paid for is first taken back. */
  delete: { by: 'seller', leads: fromEach(['draft', 'active', 'reserved', 'sold', 'expired'], 'removed') },
  /** The staff keep it out of sight, take it down, and bring back either as what it was. */
  flag: { by: 'staff', leads: fromEach(['active', 'reserved', 'expired'], 'flagged') },
  take_down: { by: 'staff', leads: fromEach(['active', 'reserved', 'sold', 'expired', 'flagged'], 'removed') },
  bring_back: { by: 'staff', leads: fromEach(['flagged', 'removed'], ['active', 'reserved', 'sold', 'expired']) },
  /** On appeal: flagged instead of removed. */
  flag_instead: { by: 'staff', leads: { removed: 'flagged' } },
  /** Undo of delete: what it was, or expired when its time is over. What staff removed only staff bring back. */
  restore: { by: 'seller', leads: { removed: ['draft', 'pending', 'active', 'reserved', 'sold', 'expired'] } },
});

export type CarStatus = StatusOf<typeof carFlow>;
export type CarTransition = TransitionOf<typeof carFlow>;
export const sellerTransitions = carFlow.by('seller');
export type SellerTransition = TransitionBy<typeof carFlow, 'seller'>;

/** A car is sold by recording its sale and listed again by withdrawing it (contract/sales); the others are asked for as such. */
export const transitionsOfSale = ['mark_sold', 'relist'] as const satisfies SellerTransition[];
export type ListingTransition = Exclude<SellerTransition, (typeof transitionsOfSale)[number]>;
export const listingTransitions = sellerTransitions.filter(
  (name): name is ListingTransition => !(transitionsOfSale as readonly string[]).includes(name),
);

/** A dealer's team member needs this right for it. */
export const rightFor = (transition: SellerTransition): TeamRight => rights[transition] ?? 'cars.write';

const rights: Partial<Record<SellerTransition, TeamRight>> = {
  mark_sold: 'cars.sell',
  relist: 'cars.sell',
  delete: 'cars.delete',
  restore: 'cars.delete',
};

/** Everybody may see a car in these; the others only its seller's side and staff. */
export const publicStatuses = ['active', 'reserved', 'sold', 'expired', 'removed'] as const satisfies CarStatus[];

/** These take one of the seller's slots (`max_listings_*`); a transition that leads into one needs a free slot. */
export const slotStatuses = ['pending', 'active', 'reserved', 'flagged'] as const satisfies CarStatus[];

/** Its facts may be changed in these. */
export const editableStatuses = ['draft', 'pending', 'active', 'reserved', 'expired'] as const satisfies CarStatus[];

/** Close to its end, a listing's owner is told and may renew it. */
export const warnDaysBeforeExpiry = 3;

/** A price counts as an earlier price once everyone could see the car at it for this long. */
export const publicHoursToCount = 24;
