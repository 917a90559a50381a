import { dealerEffects, type DealerStanding } from '../kit/standing.ts';

export const dealerStandings = Object.keys(dealerEffects) as [DealerStanding, ...DealerStanding[]];

/** In which order the staff see the dealers. */
export const dealerOrders = ['newest', 'oldest', 'name', 'cars', 'rating', 'sales', 'paid_until'] as const;
export type DealerOrder = (typeof dealerOrders)[number];

export const staffDealersAtOnce = 20;
