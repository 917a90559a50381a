export const maxFollowedDealers = 100;

/** Followers hear about a dealer's new cars at most this often. */
export const hoursBetweenNews = 1;
