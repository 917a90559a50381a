import { Link } from '@tanstack/react-router';
import { Info, ReceiptText } from 'lucide-react';
import type { Payment } from '@forecourt/contract/payments/payment-shapes.ts';
import { hasReceipt, kindNames } from '@forecourt/contract/payments/payments.flow.ts';
import { dayText } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';

/** Links to the receipt, or to the details of an unpaid payment. The whole row is clickable. */
export const ReceiptLink = ({ payment }: { payment: Payment }) => (
  <Link
    to={paths.receipt}
    params={{ id: String(payment.id) }}
    className="inline-flex items-center gap-1.5 rounded-s text-sm font-semibold whitespace-nowrap underline decoration-edge underline-offset-4 after:absolute after:inset-0 hover:decoration-ink focus-visible:outline-none focus-visible:after:rounded-s focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ink"
  >
    <Icon payment={payment} />
    {hasReceipt(payment.status) ? 'Receipt' : 'Details'}
    <span className="sr-only">
      {' '}
      for {kindNames[payment.payment_type]}, {dayText(payment.created_at)}
    </span>
  </Link>
);

const Icon = ({ payment: { status } }: { payment: Payment }) => {
  const Drawn = hasReceipt(status) ? ReceiptText : Info;
  return <Drawn size={16} className="shrink-0 text-ink-3" aria-hidden="true" />;
};
