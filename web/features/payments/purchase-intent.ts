import * as api from '../../lib/api.ts';

/** The purchase that a user is about to make. */
export type PurchaseIntent =
  | { transition: 'list' | 'renew' | 'feature' | 'feature_longer'; carId: number }
  | { transition: 'join'; dealerId: number }
  | { transition: 'renew_membership'; dealerId: number; membershipId: number };

export const quoteQuery = (wanted: PurchaseIntent) => {
  switch (wanted.transition) {
    case 'list':
    case 'renew':
      return api.payments.quote.query({ type: 'listing', car_id: wanted.carId });
    case 'feature':
    case 'feature_longer':
      return api.payments.quote.query({ type: 'featured', car_id: wanted.carId });
    case 'join':
      return api.payments.quote.query({ type: 'membership', dealer_account_id: wanted.dealerId });
    case 'renew_membership':
      return api.payments.quote.query({ type: 'renewal', dealer_account_id: wanted.dealerId });
  }
};

/** The version of a draft that was shown to the user. */
export interface Seen {
  unchanged_since: string;
  photo_ids: number[];
}

/** Buys at exactly the price that was shown. A draft must also be unchanged. */
export const buy = (wanted: PurchaseIntent, userId: number, shownTotal: number, seen?: Seen) => {
  const who = { user_id: userId, expected_total: shownTotal };
  switch (wanted.transition) {
    case 'list':
    case 'renew':
      return api.payments.purchaseListing({ car_id: wanted.carId, ...who, ...seen });
    case 'feature':
    case 'feature_longer':
      return api.payments.purchaseFeatured({ car_id: wanted.carId, ...who });
    case 'join':
      return api.payments.purchaseMembership({ dealer_account_id: wanted.dealerId, ...who });
    case 'renew_membership':
      return api.payments.renewMembership({ membership_id: wanted.membershipId, ...who });
  }
};
