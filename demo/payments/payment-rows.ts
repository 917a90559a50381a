import { kindNames } from '@forecourt/contract/payments/payments.flow.ts';
import { samplePayer } from '../bank/account.ts';
import { createRandom } from '../random.ts';
import type { Ids } from '../cars/car-rows.ts';
import type { DemoPayment } from './booked.ts';
import { minutesAfter, type Order, type Outcome } from './orders.ts';

/** Their database ids. */
export interface PaymentIds extends Ids {
  payment: (place: number) => number;
  membership: (dealer: string) => number;
}

const admin = 12041;

const statuses = {
  completed: 'completed',
  undeliverable: 'completed',
  failed: 'failed',
  not_opened: 'failed',
  cancelled: 'cancelled',
  given_up: 'cancelled',
  pending: 'pending',
} as const satisfies Record<Outcome, string>;

/** A row of `payments`. */
export function paymentRow(payment: DemoPayment, ids: PaymentIds) {
  const { order, place, askedAt, lines, amount, lastsHours, introductoryFor } = payment;
  const { kind, car, dealer, at, outcome, refund } = order;
  const isForDealer = car === null;
  const bankId = bankIdOf(payment);
  return {
    id: ids.payment(place),
    user_id: ids.user(order.buyer),
    dealer_id: dealer && ids.dealer(dealer),
    kind,
    car_id: car && ids.car(car.number),
    membership_id: isForDealer && dealer ? ids.membership(dealer) : null,
    subject: subjectOf(order),
    purpose: purposeOf(order, ids),
    status: refund ? 'refunded' : statuses[outcome],
    amount,
    lines,
    lasts_hours: lastsHours,
    introductory_for: introductoryFor,
    bank_payment_id: bankId,
    // Only the path of the address matters (outside/bank/choose-bank.ts).
    bank_link: bankId && `http://localhost/demo/bank/pay/${bankId}`,
    next_check_at: outcome === 'pending' ? minutesAfter(at, 1) : null,
    created_at: askedAt,
    settled_at: outcome === 'pending' ? null : (refund?.at ?? at),
    paid_at: isPaid(order) ? paidAt(order) : null,
    payer_routing: isPaid(order) ? samplePayer.routing : null,
    delivered_at: outcome === 'completed' ? at : null,
    refund_due_since: outcome === 'undeliverable' ? at : null,
    refunded_by: refund ? ids.user(admin) : null,
    refund_reason: refund?.reason ?? null,
  };
}

/** A row of the demo bank's books. None if the payment was never opened there. */
export function bankRows(payment: DemoPayment) {
  const { order, askedAt, amount } = payment;
  const bankId = bankIdOf(payment);
  if (bankId === null) return [];
  const isDecided = bankStatusOf(order) !== 'pending';
  return [
    {
      payment_id: bankId,
      amount,
      mode: 1,
      description: `Forecourt: ${kindNames[order.kind]} – ${subjectOf(order)}`,
      status: bankStatusOf(order),
      payer_routing: isPaid(order) ? samplePayer.routing : null,
      paid_at: isPaid(order) ? paidAt(order) : null,
      created_at: askedAt,
      updated_at: isDecided ? paidAt(order) : askedAt,
    },
  ];
}

/** Time it was opened at the bank. */
export const openedAt = ({ askedAt }: DemoPayment): Date => new Date(askedAt.getTime() + 900);
export const adminOf = (ids: PaymentIds): number => ids.user(admin);

/** The same at every start. */
export function bankIdOf({ order, place }: DemoPayment): string | null {
  if (order.outcome === 'not_opened') return null;
  const random = createRandom(`bank payment ${place}`);
  const digits = (count: number) => Array.from({ length: count }, () => random.int(0, 15).toString(16)).join('');
  return `${digits(8)}-${digits(4)}-4${digits(3)}-${random.pick(['8', '9', 'a', 'b'])}${digits(3)}-${digits(12)}`;
}

function bankStatusOf(order: Order): 'pending' | 'payment_successful' | 'payment_failed' {
  if (isPaid(order)) return 'payment_successful';
  return order.outcome === 'failed' ? 'payment_failed' : 'pending';
}

const isPaid = ({ outcome }: Order): boolean => outcome === 'completed' || outcome === 'undeliverable';

/** The bank's time, a moment before the site knows. */
const paidAt = ({ at }: Order): Date => new Date(at.getTime() - 4000);

function subjectOf({ car, dealer }: Order): string {
  if (!car) return dealer ?? '';
  return car.words.title ?? `${car.facts.year} ${car.model.make} ${car.model.model}`;
}

function purposeOf({ kind, car, dealer }: Order, ids: PaymentIds): string {
  if (car) return `${kind === 'featured' ? 'feature' : 'listing'} of car ${ids.car(car.number)}`;
  return `membership ${dealer && ids.membership(dealer)}`;
}
