import type { PaymentKind } from '@forecourt/contract/payments/payments.flow.ts';
import type { DemoCar } from '../cars/demo-cars.ts';
import { daysBefore } from '../cars/history.ts';
import type { DealerName } from '../people.ts';

/** A purchase attempt and its outcome. */
export interface Order {
  /** The buyer's character id. */
  buyer: number;
  kind: PaymentKind;
  dealer: DealerName | null;
  /** Null for a membership. */
  car: DemoCar | null;
  /** Time it ended. For an open one, time of the request. */
  at: Date;
  outcome: Outcome;
  refund?: { at: Date; reason: string };
}

export type Outcome =
  | 'completed'
  /** Paid when the car could no longer be featured. */
  | 'undeliverable'
  | 'failed'
  /** The bank did not answer. */
  | 'not_opened'
  | 'cancelled'
  /** Neither paid nor cancelled for a day. */
  | 'given_up'
  | 'pending';

export const forCar = (
  kind: 'listing' | 'featured',
  car: DemoCar,
  at: Date,
  outcome: Outcome = 'completed',
): Order => ({ buyer: car.seller, kind, dealer: car.dealer, car, at, outcome });

export const minutesAfter = (moment: Date, minutes: number): Date => daysAfter(moment, minutes / (24 * 60));
export const daysAfter = (moment: Date, days: number): Date => daysBefore(moment, -days);

export const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** A moment between two others, by share. */
export const between = (from: Date, to: Date, share: number): Date =>
  new Date(Math.round(from.getTime() + share * (to.getTime() - from.getTime())));
