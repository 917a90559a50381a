import type { MembershipTimes } from '@forecourt/server/features/payments/membership.rules.ts';
import type { QuoteLine } from '@forecourt/server/features/payments/pricing.rules.ts';
import type { DemoCar } from '../cars/demo-cars.ts';
import type { DealerName } from '../people.ts';
import type { Order } from './orders.ts';

export interface Books {
  payments: DemoPayment[];
  features: DemoFeature[];
  memberships: Map<DealerName, MembershipTimes>;
  /** Game accounts that have listed before. */
  sellers: Set<number>;
}

export interface DemoPayment {
  order: Order;
  /** Position among all payments, by time of request. */
  place: number;
  askedAt: Date;
  lines: QuoteLine[];
  amount: number;
  lastsHours: number;
  /** The game account that used its introductory rate. */
  introductoryFor: number | null;
}

export interface DemoFeature {
  order: Order;
  car: DemoCar;
  /** Null for one of the dealer's free features. */
  payment: DemoPayment | null;
  free: { month: string; number: number } | null;
  endsAt: Date;
  /** Set if it was refunded. */
  endedAt: Date | null;
}
