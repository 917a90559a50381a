import { ApiError } from '@forecourt/contract/kit/client.ts';
import type { Payment } from '@forecourt/contract/payments/payment-shapes.ts';

/**
 * The states of the return page. `asking`: nothing is known yet. `unanswered`: the bank or our server can't be reached.
 * `in_doubt`: the bank's record doesn't match. A payment is `paid` or `failed` only once the bank has confirmed it.
 */
export type Screen =
  | 'asking'
  | 'unanswered'
  | 'in_doubt'
  | 'pending'
  | 'paid'
  | 'refund_due'
  | 'refunded'
  | 'failed'
  | 'cancelled'
  | 'unknown';

interface Known {
  answer: { payment: Payment; bank_answered: boolean } | undefined;
  error: unknown;
}

export function screenOf({ answer, error }: Known): Screen {
  if (isUnknown(error)) return 'unknown';
  if (!answer) return error ? 'unanswered' : 'asking';
  const { payment, bank_answered } = answer;
  if (payment.refund_is_due && payment.status !== 'refunded') return 'refund_due';
  if (payment.status === 'completed') return 'paid';
  if (payment.status !== 'pending') return payment.status;
  if (payment.is_in_doubt) return 'in_doubt';
  return bank_answered && !error ? 'pending' : 'unanswered';
}

/** The payment doesn't exist, belongs to someone else (which looks the same), or the address has no payment at all. */
const isUnknown = (error: unknown) =>
  error instanceof ApiError && (error.code === 'payment_not_found' || error.code === 'bad_input');

/** Final screens are no longer polled. */
export const isFinal = (screen: Screen): boolean => !open.has(screen);
const open = new Set<Screen>(['asking', 'unanswered', 'in_doubt', 'pending']);
