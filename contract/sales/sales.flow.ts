import { flow, fromEach, type StatusOf, type TransitionBy } from '../kit/flow.ts';

export const saleStatuses = ['recorded', 'confirmed', 'disputed', 'withdrawn', 'annulled'] as const;

/** The life of a sale. Nothing confirms itself: what the buyer never answers stays recorded. */
export const saleFlow = flow(saleStatuses, {
  confirm: { by: 'buyer', leads: { recorded: 'confirmed' } },
  dispute: { by: 'buyer', leads: { recorded: 'disputed' } },
  /** Undo of Mark as Sold: the car is again what it was. */
  withdraw: { by: 'seller', leads: { recorded: 'withdrawn' } },
  /** Of a recorded one only where its buyer cannot answer any more (contract/kit/standing.ts). */
  uphold: { by: 'staff', leads: fromEach(['recorded', 'disputed'], 'confirmed') },
  annul: { by: 'staff', leads: fromEach(['recorded', 'disputed', 'confirmed'], 'annulled') },
});

export type SaleStatus = StatusOf<typeof saleFlow>;
export type StaffSaleTransition = TransitionBy<typeof saleFlow, 'staff'>;

/** There is one per car that stands; the database holds it. */
export const standingSaleStatuses = ['recorded', 'confirmed', 'disputed'] as const satisfies SaleStatus[];

/** While it is recorded, a changed amount counts at once; a confirmed one the buyer agrees to first. */
export const amountStatuses = ['set', 'proposed', 'agreed', 'refused', 'withdrawn'] as const;
export type AmountStatus = (typeof amountStatuses)[number];
