import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { Hourglass } from 'lucide-react';
import type { Payment } from '@forecourt/contract/payments/payment-shapes.ts';
import { money, relativeTime } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Time } from '../../../ui/time.tsx';
import { useOpenPayment } from '../use-open-payment.ts';

interface OpenPaymentStripProps {
  payment: Payment;
  /** Use `row` inside a panel. */
  look?: 'box' | 'row' | undefined;
  onSettled?: ((payment: Payment) => void) | undefined;
}

/** The open payment that a listing is waiting for. */
export function OpenPaymentStrip({ payment, look = 'box', onSettled }: OpenPaymentStripProps) {
  const [failure, setFailure] = useState<unknown>();
  const { resume, cancel, running } = useOpenPayment(payment, { onSettled, onFailure: setFailure });
  return (
    <div
      className={clsx('grid gap-2', look === 'box' ? 'rounded-m bg-warn-soft px-4 py-3' : 'border-t border-line pt-4')}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="flex min-w-0 items-start gap-3">
          <Hourglass size={18} className="mt-0.5 shrink-0 text-warn" aria-hidden="true" />
          <span>
            <b className="font-semibold">Awaiting payment of {money(payment.amount)}</b>
            {payment.payment_type === 'featured' && ' to feature this car'}
            <span className="block text-sm text-ink-2">
              Started {isFresh(payment.created_at) ? 'just now' : <Time at={payment.created_at} />}.{' '}
              {payment.is_in_doubt
                ? 'The bank’s record doesn’t match this payment.'
                : 'The bank hasn’t confirmed it yet.'}
            </span>
          </span>
        </p>
        {payment.is_in_doubt ? (
          <Link to={paths.paymentReturn} search={{ payment_id: String(payment.id) }} className={link}>
            Our staff are looking into it
          </Link>
        ) : (
          <div className="flex flex-wrap gap-2">
            <Button size="small" busy={running === 'resume'} onClick={() => void resume()}>
              Pay<span className="sr-only"> for {payment.subject}</span>
            </Button>
            <Button kind="plain" size="small" busy={running === 'cancel'} onClick={() => void cancel()}>
              Cancel payment<span className="sr-only"> for {payment.subject}</span>
            </Button>
          </div>
        )}
      </div>
      {failure !== undefined && (
        <p role="alert" className="text-sm font-medium text-danger">
          {sentenceOf(failure, 'Something went wrong. You weren’t charged. Please try again.')}
        </p>
      )}
    </div>
  );
}

const link = 'text-sm font-semibold underline underline-offset-4';

const isFresh = (at: string) => relativeTime(at, Date.now()) === 'Just now';
