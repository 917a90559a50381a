import type { SaleStatus } from '@forecourt/contract/sales/sales.flow.ts';
import type { SaleState } from '@forecourt/contract/sales/sale-values.ts';

/** Sentences about sales, fixed by the specification. */
export const words = {
  title: 'My Sales History',
  completed: 'Sale completed successfully! You can now edit the sale amount in your sales history.',
  completeFailed: 'Failed to complete sale. Please try again.',
  listFailed: 'Failed to fetch sales history',
  amountFailed: 'Failed to update sale amount',
  noSales: 'No Sales Yet',
};

export const stateNames: Record<SaleState, string> = {
  verified: 'Verified',
  pending: 'Pending',
  unconfirmed: 'Awaiting buyer',
  disputed: 'Disputed',
  annulled: 'Annulled',
};

/** Display name of each status. */
export const statusNames: Record<SaleStatus, string> = {
  recorded: 'Pending',
  confirmed: 'Verified',
  disputed: 'Disputed',
  withdrawn: 'Withdrawn',
  annulled: 'Annulled',
};
