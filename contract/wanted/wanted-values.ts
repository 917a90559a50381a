/** Wanted ads that one user can have open at a time. */
export const maxOpenWanted = 3;

/** How long an ad is on the board, from posting or from its last renewal. */
export const wantedDays = 30;

/** This close to its end, the owner is notified and can renew. */
export const warnDaysBeforeWantedEnds = 3;

export const maxWantedTitle = 80;
export const maxWantedText = 1000;
export const maxWantedReply = 1000;

/** How long after its deletion an ad can be restored. */
export const wantedUndoHours = 24;

export const wantedAtOnce = 20;

export const wantedSorts = ['newest', 'highest_budget', 'ends_soon'] as const;
export type WantedSort = (typeof wantedSorts)[number];

/** Cars of one seller that are compared with the board, the newest first. */
export const maxComparedCars = 300;

export const wantedReasons = ['scam', 'offensive', 'private_details', 'spam', 'other'] as const;
export type WantedReason = (typeof wantedReasons)[number];

export const wantedDecisions = ['dismiss', 'flag', 'remove', 'restore'] as const;
export type WantedDecision = (typeof wantedDecisions)[number];

export const maxWantedReport = 1000;
/** The lists of staff: ads with open reports, or those they flagged or removed. */
export const wantedQueues = ['reported', 'hidden'] as const;
export type WantedQueue = (typeof wantedQueues)[number];
export const reportedWantedSorts = ['oldest', 'newest', 'most_reported'] as const;
