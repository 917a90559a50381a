/** In which order the staff see payments. */
export const paymentOrders = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type PaymentOrder = (typeof paymentOrders)[number];

export const staffPaymentsAtOnce = 25;
/** So many are counted and led to page by page; what lies behind is found by the filters. */
export const maxCounted = 1000;

/** What the bank says that does not fit what was asked for. */
export const doubts = ['wrong_amount', 'wrong_mode'] as const;
export type Doubt = (typeof doubts)[number];

/** Who or what brought a step of a payment about. */
export const eventCauses = ['buyer', 'return', 'callback', 'job', 'staff'] as const;
