import { Link } from '@tanstack/react-router';
import type { Payment } from '@forecourt/contract/payments/payment-shapes.ts';
import { money } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Time } from '../../../ui/time.tsx';
import type { Checkout } from './use-checkout.ts';
import { words } from './words.ts';

/** A payment for this is already open. Offers to continue or cancel it, so that no one pays twice. */
export const PendingPayment = ({ payment, checkout }: { payment: Payment; checkout: Checkout }) => (
  <Notice tone="warn">
    <p className="font-semibold">
      You started a {money(payment.amount)} payment for this on <Time at={payment.created_at} as="day" />
    </p>
    {payment.is_in_doubt ? (
      <p className="text-ink-2">
        The bank’s record doesn’t match this payment, so our staff are looking into it. Please don’t pay again.{' '}
        <Link to={paths.paymentReturn} search={{ payment_id: String(payment.id) }} className={look}>
          View payment
        </Link>
      </p>
    ) : (
      <>
        <p className="text-ink-2">
          The bank hasn’t confirmed it yet. Continue where you left off, or cancel the payment.
        </p>
        <Button kind="link" busy={checkout.isCancelling} onClick={() => void checkout.cancel()} className="mt-1">
          {words.cancel}
        </Button>
      </>
    )}
  </Notice>
);

const look = 'font-semibold text-ink underline underline-offset-4';
