import type { PaymentEvent } from '@forecourt/server/features/payments/payment-events.store.ts';
import type { Cause } from '@forecourt/server/features/payments/payments.store.ts';
import { createRandom } from '../random.ts';
import type { DemoPayment } from './booked.ts';
import type { Outcome } from './orders.ts';
import { adminOf, bankIdOf, openedAt, type PaymentIds } from './payment-rows.ts';

interface Step {
  kind: PaymentEvent;
  cause: Cause;
  at: Date;
  actor?: number;
  details?: object;
}

/** A payment's events, as the site records them. */
export function eventRows(payment: DemoPayment, ids: PaymentIds) {
  return stepsOf(payment, ids).map(({ kind, cause, at, actor, details }) => ({
    payment_id: ids.payment(payment.place),
    kind,
    cause,
    actor_id: actor ?? null,
    details: details ?? null,
    created_at: at,
  }));
}

function stepsOf(payment: DemoPayment, ids: PaymentIds): Step[] {
  const { order, askedAt, place } = payment;
  const { refund } = order;
  const buyer = ids.user(order.buyer);
  const steps: Step[] = [{ kind: 'asked', cause: 'buyer', at: askedAt, actor: buyer }];
  const bankPaymentId = bankIdOf(payment);
  if (bankPaymentId) steps.push({ kind: 'opened', cause: 'buyer', at: openedAt(payment), details: { bankPaymentId } });
  const cause = createRandom(`settled ${place}`).pick(['return', 'return', 'return', 'callback', 'callback', 'job']);
  for (const [kind, by, details] of endings[order.outcome]) {
    const actor = kind === 'cancelled' ? buyer : undefined;
    steps.push({ kind, cause: by ?? cause, at: order.at, ...(actor && { actor }), ...(details && { details }) });
  }
  if (refund) {
    const { at, reason } = refund;
    steps.push({ kind: 'refunded', cause: 'staff', at, actor: adminOf(ids), details: { reason } });
  }
  return steps;
}

/** The cause, if it's always the same. */
const endings: Record<Outcome, [PaymentEvent, Cause | null, object?][]> = {
  completed: [
    ['paid', null, { wasBefore: 'pending' }],
    ['delivered', null],
  ],
  undeliverable: [
    ['paid', null, { wasBefore: 'pending' }],
    ['not_deliverable', null, { why: 'The listing has already been sold' }],
  ],
  failed: [['failed', null]],
  not_opened: [['not_opened', 'buyer']],
  cancelled: [['cancelled', 'buyer']],
  given_up: [['given_up', 'job']],
  pending: [],
};
