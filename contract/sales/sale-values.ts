export const saleMethods = ['in_person', 'bank_transfer', 'trade', 'auction'] as const;
export type SaleMethod = (typeof saleMethods)[number];

/** Display names. */
export const saleMethodNames: Record<SaleMethod, string> = {
  in_person: 'In person',
  bank_transfer: 'Bank transfer',
  trade: 'Trade',
  auction: 'Auction',
};

export const maxBuyerName = 80;
export const maxBuyerContact = 120;
export const maxSaleNotes = 1000;
export const maxDisputeText = 2000;
/** Step of the amount field (dealer document, §9). */
export const saleAmountStep = 100;

export const salesPerPage = 20;

/** Filter names on /sales. Confirmed sales are verified, and undecided ones are pending. */
export const saleStates = ['verified', 'pending', 'unconfirmed', 'disputed', 'annulled'] as const;
export type SaleState = (typeof saleStates)[number];

/** Period filters. */
export const salePeriods = ['30_days', '90_days', 'this_month', 'this_year', '12_months'] as const;
export type SalePeriod = (typeof salePeriods)[number];
