import type { Plan } from '@forecourt/contract/payments/payment-shapes.ts';
import type { DealerTerms } from '@forecourt/contract/applications/applications.ts';

export const listingPlan: Plan = {
  type: 'listing',
  name: 'Car Listing',
  description: 'List one car',
  price: 1_500,
  lasts_hours: 720,
  reductions: [{ label: 'Your first listing', price: 500 }],
};

const others: Plan[] = [
  { ...listingPlan, type: 'featured', name: 'Featured Car', price: 2_500, lasts_hours: 72, reductions: [] },
  { ...listingPlan, type: 'membership', name: 'Dealer Membership', price: 25_000, reductions: [] },
  { ...listingPlan, type: 'renewal', name: 'Membership Renewal', price: 25_000, reductions: [] },
];

export const dealerTerms: DealerTerms = {
  membership_price: 25_000,
  grace_days: 7,
  max_listings: 50,
  private_max_listings: 5,
  free_featured_per_month: 2,
};

/** Today's prices, as everyone can read them. */
export const todaysPrices = {
  'payments.plans': { success: true as const, plans: [listingPlan, ...others] },
  'payments.planByType': { success: true as const, plan: listingPlan },
  'applications.terms': { success: true as const, terms: dealerTerms },
};
