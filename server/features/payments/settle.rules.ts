import type { Doubt } from '@forecourt/contract/payments/staff-payment-values.ts';
import { paymentTimeoutHours, paymentFlow, type PaymentStatus } from '@forecourt/contract/payments/payments.flow.ts';

/** The parts of a payment that decide how it's settled. */
export interface Open {
  status: PaymentStatus;
  amount: number;
  created_at: Date;
}

/** The bank's response, or null if there was none. */
export type BankResponse = {
  status: 'pending' | 'payment_successful' | 'payment_failed';
  amount: number;
  mode: 'live' | 'sandbox';
} | null;

export type Verdict =
  | { kind: 'none' }
  | { kind: 'paid' }
  | { kind: 'failed' }
  | { kind: 'in_doubt'; doubt: Doubt; isRealMoney: boolean }
  /** Waited for long enough; with a doubt, money may have come that is to be given back. */
  | { kind: 'given_up'; doubt: Doubt | null; isRealMoney: boolean };

/**
 * The outcome of a payment. Only the bank's own confirmation, with the right amount and mode, makes it paid. A
 * completed payment stays completed whatever the bank says later. An unknown state counts as neither paid nor failed.
 */
export function judge(payment: Open, response: BankResponse, mode: 'live' | 'sandbox', now: Date): Verdict {
  if (payment.status === 'completed' || payment.status === 'refunded') return { kind: 'none' };
  const isPending = payment.status === 'pending';
  const doubt = response?.status === 'payment_successful' ? doubtOf(payment, response, mode) : null;
  if (response?.status === 'payment_successful' && !doubt) return { kind: 'paid' };
  if (response?.status === 'payment_failed') return isPending ? { kind: 'failed' } : { kind: 'none' };
  const isRealMoney = doubt !== null && response?.mode === 'live';
  if (isPending && isOver(payment, now)) return { kind: 'given_up', doubt, isRealMoney };
  return doubt ? { kind: 'in_doubt', doubt, isRealMoney } : { kind: 'none' };
}

function doubtOf(payment: Open, response: NonNullable<BankResponse>, mode: string): Doubt | null {
  if (response.mode !== mode) return 'wrong_mode';
  return response.amount === payment.amount ? null : 'wrong_amount';
}

const isOver = ({ created_at }: Open, now: Date) =>
  now.getTime() - created_at.getTime() >= paymentTimeoutHours * hourMs;

/**
 * When to check with the bank next. Open payments: every minute. Failed ones: now and then for a week, because the
 * bank's page can still be paid, and longer while the bank doesn't respond. Completed ones: never.
 */
export function nextCheck(
  { status, created_at }: Omit<Open, 'amount'>,
  now: Date,
  { isKnown = true }: { isKnown?: boolean } = {},
): Date | null {
  if (status === 'pending') return new Date(now.getTime() + minuteMs);
  if (status === 'completed' || status === 'refunded') return null;
  const next = new Date(now.getTime() + hourMs);
  return !isKnown || next.getTime() - created_at.getTime() <= 7 * 24 * hourMs ? next : null;
}

/** Whether there is money to refund: it was paid, or a wrong amount arrived. Only once. */
export const isRefundable = ({ status, refund_due_since }: { status: PaymentStatus; refund_due_since: Date | null }) =>
  status !== 'refunded' && (status === 'completed' || refund_due_since !== null) && paymentFlow.may('refund', status);

/**
 * How many hours to remove when a payment is refunded: everything it added, or what is left of that if more was bought
 * later.
 */
export function hoursToRemove(end: Date | null, hours: number, boughtLater: number, now: Date): number {
  if (end === null || boughtLater === 0) return hours;
  const left = (end.getTime() - now.getTime()) / hourMs - boughtLater;
  return Math.min(Math.max(left, 0), hours);
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
