import { Link } from '@tanstack/react-router';
import type { Payment } from '@forecourt/contract/payments/payment-shapes.ts';
import { paths } from '../../../lib/paths.ts';
import { Time } from '../../../ui/time.tsx';

/** The day of a payment, which opens its receipt; the whole row around it can be pressed. */
export const ReceiptLink = ({ payment }: { payment: Payment }) => (
  <Link
    to={paths.receipt}
    params={{ id: String(payment.id) }}
    className="rounded-s underline decoration-line underline-offset-4 after:absolute after:inset-0 hover:decoration-ink focus-visible:outline-none focus-visible:after:rounded-s focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ink"
  >
    <Time at={payment.created_at} as="day" />
    <span className="sr-only">, receipt</span>
  </Link>
);
