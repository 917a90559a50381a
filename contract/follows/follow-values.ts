export const maxFollowedDealers = 100;

/** Followers are notified of a dealer's new cars at most this often. */
export const hoursBetweenNews = 1;
