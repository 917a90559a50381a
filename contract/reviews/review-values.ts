/** By author: a "Buyer Review" is written by the buyer. */
export const reviewTypes = ['buyer', 'seller'] as const;
export type ReviewType = (typeof reviewTypes)[number];

/** Time both sides have to write after a sale is verified. */
export const reviewDays = 30;
/** Time the author has to change the text. Stars can change only until the review is public. */
export const reviewEditHours = 48;
export const maxReviewTitle = 100;
export const maxReviewComment = 2000;
export const maxReviewResponse = 1000;
export const reviewsPerPage = 10;

export const reviewSorts = ['newest', 'highest', 'lowest'] as const;
export const reviewReasons = ['untrue', 'offensive', 'private_details', 'spam', 'other'] as const;
export type ReviewReason = (typeof reviewReasons)[number];
