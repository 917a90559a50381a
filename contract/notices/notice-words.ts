import type { PaymentKind } from '../payments/payments.flow.ts';

/** What notices know of the things they are about. */
export interface OfCar {
  car_id: number;
  title: string;
}
export interface OfPayment {
  payment_id: number;
  kind: PaymentKind;
  /** The car or the dealership it is for. */
  subject: string;
  amount: number;
}
export interface OfApplication {
  application_id: number;
  company: string;
}
export interface OfDealer {
  company: string;
}
export interface OfTicket {
  ticket_id: number;
  subject: string;
}

export interface OfReview {
  /** On whose profile it stands. */
  user_id: number;
  /** Which was sold. */
  car: string;
  /** The dealer it speaks of; null where it speaks of a person. */
  of: string | null;
}
export interface OfAward {
  user_id: number;
  name: string;
}

export const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

const boughtWith: Record<PaymentKind, string> = {
  listing: 'the listing of',
  featured: 'featuring',
  membership: 'the membership of',
  renewal: 'renewing the membership of',
};
export const paid = ({ kind, subject, amount }: OfPayment) =>
  `Your payment of ${dollars(amount)} for ${boughtWith[kind]} ${subject}`;

/** " for the 2nd time" */
export const again = (times: number) => (times === 1 ? '' : ` for the ${times}${endings[ordinals.select(times)]} time`);
const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' });
const endings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** Why the staff did it; what was told before they said so to the person has none. */
export interface WithReason {
  reason?: string | null;
}
/** The end of a sentence, with the reason where there is one. */
export const because = (reason: WithReason['reason']) => (reason ? `: ${reason}` : '.');
