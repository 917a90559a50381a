import type { PurchaseIntent } from '../purchase-intent.ts';

interface TransitionWords {
  title: string;
  pay: (price: string) => string;
  /** Button label if it's free. */
  free: string;
  had: string;
  /** Describes the purchase and its duration: "Listed for 30 days". */
  lasts: (time: string) => string;
  failed: string;
}

export const words = {
  quoteFailed: 'Failed to load payment data',
  resume: 'Continue to the bank',
  cancel: 'Cancel this payment',
  leaving: 'Taking you to the bank…',
  atBank: 'You’ll pay on the bank’s page and then return here. You won’t be charged until you confirm there.',
};

export const transitionWords: Record<PurchaseIntent['transition'], TransitionWords> = {
  list: {
    title: 'List your car',
    pay: (price) => `Pay ${price} and list`,
    free: 'List my car',
    had: 'Your listing is live',
    lasts: (time) => `Listed for ${time}`,
    failed: 'Failed to purchase car listing',
  },
  renew: {
    title: 'Renew your listing',
    pay: (price) => `Pay ${price} and renew`,
    free: 'Renew listing',
    had: 'Listing renewed',
    lasts: (time) => `Listed for another ${time}`,
    failed: 'Failed to purchase car listing',
  },
  feature: {
    title: 'Feature your car',
    pay: (price) => `Pay ${price} and feature`,
    free: 'Feature car',
    had: 'Your car is featured',
    lasts: (time) => `Featured for ${time}`,
    failed: 'Failed to purchase featured car',
  },
  feature_longer: {
    title: 'Feature your car for longer',
    pay: (price) => `Pay ${price} and feature longer`,
    free: 'Feature car for longer',
    had: 'Your car is featured for longer',
    lasts: (time) => `Featured for another ${time}`,
    failed: 'Failed to purchase featured car',
  },
  join: {
    title: 'Dealer membership',
    pay: (price) => `Pay ${price} and start`,
    free: 'Start membership',
    had: 'Your membership is active',
    lasts: (time) => `Membership for ${time}`,
    failed: 'Failed to purchase membership',
  },
  renew_membership: {
    title: 'Renew membership',
    pay: (price) => `Pay ${price} and renew`,
    free: 'Renew membership',
    had: 'Membership renewed',
    lasts: (time) => `Membership for another ${time}`,
    failed: 'Failed to renew membership',
  },
};
