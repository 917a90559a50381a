import { Link } from '@tanstack/react-router';
import type { Payment } from '@forecourt/contract/payments/payment-shapes.ts';
import { paths } from '../../lib/paths.ts';

/** The item that was paid for. A car links to its page. */
export function PaymentSubject({ payment: { car_id, subject } }: { payment: Pick<Payment, 'car_id' | 'subject'> }) {
  if (car_id === null) return subject;
  return (
    <Link
      to={paths.car}
      params={{ id: String(car_id) }}
      // Above the row, which is itself a link.
      className="relative z-1 rounded-s underline decoration-line underline-offset-4 hover:text-ink hover:decoration-ink print:no-underline"
    >
      {subject}
    </Link>
  );
}
