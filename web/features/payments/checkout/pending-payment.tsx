import { Link } from '@tanstack/react-router';
import type { Payment } from '@forecourt/contract/payments/payment-shapes.ts';
import { money } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Time } from '../../../ui/time.tsx';
import type { Checkout } from './use-checkout.ts';
import { words } from './words.ts';

/** It is being paid for already: on with that one, or away with it. Never a second one. */
export const PendingPayment = ({ payment, checkout }: { payment: Payment; checkout: Checkout }) => (
  <Notice tone="warn">
    <p className="font-semibold">
      You began paying {money(payment.amount)} for this on <Time at={payment.created_at} as="day" />
    </p>
    {payment.is_in_doubt ? (
      <p className="text-ink-2">
        What the bank says about it does not add up, so our staff are looking into it. Please do not pay again.{' '}
        <Link to={paths.paymentReturn} search={{ payment_id: String(payment.id) }} className={look}>
          See how it stands
        </Link>
      </p>
    ) : (
      <>
        <p className="text-ink-2">The bank has not confirmed it yet. Carry on where you left off, or cancel it.</p>
        <Button kind="link" busy={checkout.isCancelling} onClick={() => void checkout.cancel()} className="mt-1">
          {words.cancel}
        </Button>
      </>
    )}
  </Notice>
);

const look = 'font-semibold text-ink underline underline-offset-4';
