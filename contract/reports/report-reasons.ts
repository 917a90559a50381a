export const reportReasons = ['scam', 'wrong_facts', 'duplicate', 'offensive', 'already_sold', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
