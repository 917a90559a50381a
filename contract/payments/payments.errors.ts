import type { Errors } from '../kit/error-shape.ts';

export const paymentsErrors = {
  payment_needed: { status: 409, sentence: 'This costs {price}. It goes live when it is paid.' },
  maintenance: {
    status: 409,
    sentence: 'Payments are paused for maintenance. Nothing was charged. Please try again later.',
  },
  payments_off: { status: 409, sentence: 'Payments are switched off at the moment. Nothing was charged.' },
  bank_unavailable: {
    status: 502,
    sentence: 'The bank is not answering at the moment. Nothing was charged. Please try again.',
  },
  bank_silent: {
    status: 502,
    sentence: 'The bank is not answering at the moment, so we cannot tell whether this was paid. Please try again.',
  },
  price_changed: { status: 409, sentence: 'The price is now {price}. Please look at it again before you pay.' },
  payment_not_found: { status: 404, sentence: 'Payment not found' },
  payment_settled: { status: 409, sentence: 'This payment is already {status}' },
  payment_open: {
    status: 409,
    sentence: 'A payment for this listing is still open. Please pay or cancel it first.',
  },
  not_refundable: { status: 409, sentence: 'A payment that is {status} cannot be refunded' },
  no_feature_left: {
    status: 409,
    sentence: 'All {max} of your featured slots are in use. One becomes free when a featured listing ends.',
  },
  membership_not_found: { status: 404, sentence: 'Membership not found' },
  membership_runs: { status: 409, sentence: 'This membership is still running. Please renew it instead.' },
  membership_over: { status: 409, sentence: 'This membership has ended. Please buy a new one.' },
} as const satisfies Errors;
