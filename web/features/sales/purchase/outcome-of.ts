import type { SaleStatus } from '@forecourt/contract/sales/sales.flow.ts';

/** The state of a sale, worded for the seller or the buyer. */
export const outcomeOf = (status: SaleStatus, isSeller: boolean): string => outcomes[status][isSeller ? 0 : 1];

const outcomes: Record<SaleStatus, readonly [toSeller: string, toBuyer: string]> = {
  recorded: ['Waiting for the buyer’s response', 'Waiting for your response'],
  confirmed: ['The buyer has confirmed this purchase', 'You’ve confirmed this purchase'],
  disputed: [
    'The buyer disputed this sale. Our staff are looking into it',
    'You disputed this sale. Our staff are looking into it',
  ],
  withdrawn: ['You’ve withdrawn this sale', 'The seller has withdrawn this sale'],
  annulled: ['Our staff have annulled this sale', 'Our staff have annulled this sale'],
};
