import { flow, fromEach, type StatusOf, type TransitionBy } from '../kit/flow.ts';

export const saleStatuses = ['recorded', 'confirmed', 'disputed', 'withdrawn', 'annulled'] as const;

/** The status flow of a sale. Nothing confirms itself: without the buyer's reply it stays recorded. */
export const saleFlow = flow(saleStatuses, {
  confirm: { by: 'buyer', leads: { recorded: 'confirmed' } },
  dispute: { by: 'buyer', leads: { recorded: 'disputed' } },
  /** Undoes Mark as Sold. The car returns to its previous status. */
  withdraw: { by: 'seller', leads: { recorded: 'withdrawn' } },
  /** For a recorded sale only if its buyer can no longer reply (contract/access/standing.ts). */
  uphold: { by: 'staff', leads: fromEach(['recorded', 'disputed'], 'confirmed') },
  annul: { by: 'staff', leads: fromEach(['recorded', 'disputed', 'confirmed'], 'annulled') },
});

export type SaleStatus = StatusOf<typeof saleFlow>;
export type StaffSaleTransition = TransitionBy<typeof saleFlow, 'staff'>;

/** Statuses of a valid sale. The database allows one valid sale per car. */
export const standingSaleStatuses = ['recorded', 'confirmed', 'disputed'] as const satisfies SaleStatus[];

/** While a sale is recorded, a new amount applies right away. Once confirmed, the buyer has to accept it. */
export const amountStatuses = ['set', 'proposed', 'agreed', 'refused', 'withdrawn'] as const;
export type AmountStatus = (typeof amountStatuses)[number];
