import type { Errors } from '../kit/error-shape.ts';

export const paymentsErrors = {
  payment_needed: { status: 409, sentence: 'This costs {price}. It goes live once you’ve paid.' },
  maintenance: {
    status: 409,
    sentence: 'Payments are paused for maintenance. You weren’t charged. Please try again later.',
  },
  payments_off: { status: 409, sentence: 'Payments are turned off right now. You weren’t charged.' },
  bank_unavailable: {
    status: 502,
    sentence: 'The bank isn’t responding right now. You weren’t charged. Please try again.',
  },
  bank_silent: {
    status: 502,
    sentence: 'The bank isn’t responding right now, so we don’t know if this was paid. Please try again.',
  },
  price_changed: { status: 409, sentence: 'The price is now {price}. Please check it again before you pay.' },
  payment_not_found: { status: 404, sentence: 'Payment not found' },
  payment_settled: { status: 409, sentence: 'This payment is already {status}' },
  payment_open: {
    status: 409,
    sentence: 'A payment for this listing is still open. Please pay or cancel it first.',
  },
  not_refundable: { status: 409, sentence: 'You can’t refund a payment that is {status}' },
  no_feature_left: {
    status: 409,
    sentence: 'You’ve used all {max} featured slots. A slot becomes free when a featured listing ends.',
  },
  membership_not_found: { status: 404, sentence: 'Membership not found' },
  membership_runs: { status: 409, sentence: 'This membership is still running. Please renew it instead.' },
  membership_over: { status: 409, sentence: 'This membership has ended. Please buy a new one.' },
} as const satisfies Errors;
