export const reportReasons = ['scam', 'wrong_facts', 'duplicate', 'offensive', 'already_sold', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportStates = ['open', 'decided'] as const;
export type ReportState = (typeof reportStates)[number];

export const reportSorts = ['longest_waiting', 'newest', 'most_reports'] as const;
export type ReportSort = (typeof reportSorts)[number];

export const reportDecisions = ['dismiss', 'flag', 'remove'] as const;
export type ReportDecision = (typeof reportDecisions)[number];

export const reportedPerPage = 20;
