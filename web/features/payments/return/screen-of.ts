import { ApiError } from '@forecourt/contract/kit/client.ts';
import type { Payment } from '@forecourt/contract/payments/payment-shapes.ts';

/**
 * What there is to say of a payment. `asking`: nothing is known yet. `unanswered`: the bank, or we, cannot be reached just
 * now. `in_doubt`: what the bank says does not fit. Only what the bank has confirmed is `paid` or `failed`.
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

/** One of nobody's, or of somebody else's, which is the same here; or no name of a payment at all. */
const isUnknown = (error: unknown) =>
  error instanceof ApiError && (error.code === 'payment_not_found' || error.code === 'bad_input');

/** Nothing more is expected of these; the others are asked about again. */
export const isFinal = (screen: Screen): boolean => !open.has(screen);
const open = new Set<Screen>(['asking', 'unanswered', 'in_doubt', 'pending']);
