import type { PurchaseIntent } from '../purchase-intent.ts';

interface TransitionWords {
  title: string;
  pay: (price: string) => string;
  /** What the button says when it costs nothing. */
  free: string;
  had: string;
  /** What is had for how long: "Listed for 30 days". */
  lasts: (time: string) => string;
  failed: string;
}

export const words = {
  quoteFailed: 'Failed to load payment data',
  resume: 'Continue to the bank',
  cancel: 'Cancel this payment',
  leaving: 'Taking you to the bank…',
  atBank: 'You pay on the bank’s own page and come back here. Nothing is charged before you confirm it there.',
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
    free: 'Renew it',
    had: 'Listing renewed',
    lasts: (time) => `Listed for another ${time}`,
    failed: 'Failed to purchase car listing',
  },
  feature: {
    title: 'Feature your car',
    pay: (price) => `Pay ${price} and feature`,
    free: 'Feature it',
    had: 'Your car is featured',
    lasts: (time) => `Featured for ${time}`,
    failed: 'Failed to purchase featured car',
  },
  feature_longer: {
    title: 'Feature it longer',
    pay: (price) => `Pay ${price} and feature longer`,
    free: 'Feature it longer',
    had: 'Your car is featured for longer',
    lasts: (time) => `Featured for another ${time}`,
    failed: 'Failed to purchase featured car',
  },
  join: {
    title: 'Dealer membership',
    pay: (price) => `Pay ${price} and begin`,
    free: 'Begin the membership',
    had: 'Your membership is active',
    lasts: (time) => `Membership for ${time}`,
    failed: 'Failed to purchase membership',
  },
  renew_membership: {
    title: 'Renew the membership',
    pay: (price) => `Pay ${price} and renew`,
    free: 'Renew it',
    had: 'Membership renewed',
    lasts: (time) => `Membership for another ${time}`,
    failed: 'Failed to renew membership',
  },
};
