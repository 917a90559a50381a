import type { SaleStatus } from '@forecourt/contract/sales/sales.flow.ts';

/** How a sale stands, said to one of its two sides. */
export const outcomeOf = (status: SaleStatus, isSeller: boolean): string => outcomes[status][isSeller ? 0 : 1];

const outcomes: Record<SaleStatus, readonly [toSeller: string, toBuyer: string]> = {
  recorded: ['Waiting for the buyer’s answer', 'Waiting for an answer'],
  confirmed: ['The buyer has confirmed this purchase', 'You have confirmed this purchase'],
  disputed: ['The buyer disputes this sale. Our staff look into it', 'You dispute this sale. Our staff look into it'],
  withdrawn: ['You have withdrawn this sale', 'The seller has withdrawn this sale'],
  annulled: ['Our staff have annulled this sale', 'Our staff have annulled this sale'],
};
