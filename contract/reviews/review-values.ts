/** By who wrote it: "Buyer Review" is a buyer's. */
export const reviewTypes = ['buyer', 'seller'] as const;
export type ReviewType = (typeof reviewTypes)[number];

/** Both sides have so long after a sale is verified. */
export const reviewDays = 30;
/** The author may change the words so long; the stars only until others read it. */
export const reviewEditHours = 48;
export const maxReviewTitle = 100;
export const maxReviewComment = 2000;
export const maxReviewResponse = 1000;
export const reviewsAtOnce = 10;

export const reviewSorts = ['newest', 'highest', 'lowest'] as const;
export const reviewReasons = ['untrue', 'offensive', 'private_details', 'spam', 'other'] as const;
export type ReviewReason = (typeof reviewReasons)[number];
