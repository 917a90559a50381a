import { possessive } from '../kit/possessive.ts';
import type { PaymentKind } from '../payments/payments.flow.ts';

/** Facts about the things that notifications mention. */
export interface OfCar {
  car_id: number;
  title: string;
}
export interface OfPayment {
  payment_id: number;
  kind: PaymentKind;
  /** The car or dealership it pays for. */
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
  /** The member whose profile shows it. */
  user_id: number;
  /** The car that was sold. */
  car: string;
  /** The dealer it reviews. Null if it reviews a person. */
  of: string | null;
}
export interface OfWantedAd {
  ad_id: number;
  title: string;
}
export interface OfAward {
  user_id: number;
  name: string;
}

export const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

const boughtWith: Record<PaymentKind, (subject: string) => string> = {
  listing: (car) => `listing ${car}`,
  featured: (car) => `featuring ${car}`,
  membership: (company) => `${possessive(company)} membership`,
  renewal: (company) => `renewing ${possessive(company)} membership`,
};
const payment = ({ kind, subject, amount }: OfPayment) =>
  `payment of ${dollars(amount)} for ${boughtWith[kind](subject)}`;
export const paid = (facts: OfPayment) => `Your ${payment(facts)}`;
export const yourPayment = (facts: OfPayment) => `your ${payment(facts)}`;

/** Appended to a sentence, for example " (2 times)". Empty for a single event. */
export const again = (times: number) => (times === 1 ? '' : ` (${times} times)`);

/** The staff's reason. Notifications from before reasons were shown have none. */
export interface WithReason {
  reason?: string | null;
}
/** Ends a sentence, with the reason if there is one. */
export const because = (reason: WithReason['reason']) => (reason ? `: ${reason}` : '.');
