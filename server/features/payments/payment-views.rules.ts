import type { Answer } from '@forecourt/contract/kit/call.ts';
import { paymentEvents } from '@forecourt/contract/payments/payment-shapes.ts';
import { hasReceipt } from '@forecourt/contract/payments/payments.flow.ts';
import type { payments } from '@forecourt/contract/payments/payments.ts';
import { graceEnd, membershipStatus, nextPurchase } from './membership.rules.ts';
import type { MembershipRow } from './memberships.store.ts';
import type { PaymentRow } from './payments.store.ts';

type ShownPayment = Answer<typeof payments.cancel>['payment'];
type ShownReceipt = NonNullable<Answer<typeof payments.transaction>>['payment'];
type ShownMembership = NonNullable<Answer<typeof payments.dealerMembership>['membership']>;

/** A payment as its buyer sees it. */
export const paymentView = (row: PaymentRow): ShownPayment => ({
  id: row.id,
  payment_type: row.kind,
  amount: row.amount,
  status: row.status,
  subject: row.subject,
  gta_world_transaction_id: row.bank_payment_id,
  car_id: row.car_id,
  dealer_account_id: row.dealer_id,
  membership_id: row.membership_id,
  created_at: row.created_at,
  settled_at: row.settled_at,
  refund_is_due: row.refund_due_since !== null && row.status !== 'refunded',
  is_in_doubt: row.doubt !== null,
});

interface Around {
  buyer_name: string;
  company_name: string | null;
  events: { kind: string; at: Date }[];
}

export const receiptView = (row: PaymentRow, { events, ...names }: Around): ShownReceipt => ({
  ...paymentView(row),
  ...names,
  // A failed payment must not look like a paid one.
  lines: hasReceipt(row.status) || row.status === 'pending' ? row.lines : [],
  lasts_hours: row.lasts_hours,
  paid_at: row.paid_at,
  refund_reason: row.refund_reason,
  // Attempts by others are recorded but not shown to the buyer.
  events: events.flatMap(({ kind, at }) => {
    const shown = paymentEvents.find((one) => one === kind);
    return shown ? [{ kind: shown, at }] : [];
  }),
});

export function membershipView(row: MembershipRow, graceDays: number, now: Date): ShownMembership {
  const status = membershipStatus(row, graceDays, now);
  return {
    id: row.id,
    dealer_account_id: row.dealer_account_id,
    company_name: row.company_name,
    status,
    started_at: row.started_at,
    ends_at: row.ends_at,
    grace_ends_at: graceEnd(row, graceDays),
    next_purchase: nextPurchase(status),
    is_suspended: row.dealer_status === 'suspended',
  };
}
