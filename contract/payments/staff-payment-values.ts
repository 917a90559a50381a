/** Sort orders of the staff payment list. */
export const paymentOrders = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type PaymentOrder = (typeof paymentOrders)[number];

export const staffPaymentsPerPage = 25;
/** Counting and paging limit. Use filters to find older payments. */
export const maxCounted = 1000;

/** Maximum payments in an exported file, newest first. Filter by date to export older ones. */
export const maxInPaymentsFile = 20_000;

/** How the bank's record can differ from ours. */
export const doubts = ['wrong_amount', 'wrong_mode'] as const;
export type Doubt = (typeof doubts)[number];

/** The cause of a payment event. */
export const eventCauses = ['buyer', 'return', 'callback', 'job', 'staff'] as const;
