import { dealerEffects, type DealerStanding } from '../access/standing.ts';

export const dealerStandings = Object.keys(dealerEffects) as [DealerStanding, ...DealerStanding[]];

/** Sort orders of the staff dealer list. */
export const dealerOrders = ['newest', 'oldest', 'name', 'cars', 'rating', 'sales', 'paid_until'] as const;
export type DealerOrder = (typeof dealerOrders)[number];

export const staffDealersPerPage = 20;
