import type { ReactNode } from 'react';
import { CalendarClock, Landmark } from 'lucide-react';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import type { Quote } from '@forecourt/contract/payments/payment-shapes.ts';
import { isSessionEnd } from '../../../lib/form-failure.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Time } from '../../../ui/time.tsx';
import { PriceLines } from '../price-lines.tsx';
import { PendingPayment } from './pending-payment.tsx';
import { lasting } from './lasting.ts';
import type { Checkout } from './use-checkout.ts';
import { FixLink } from './fix-link.tsx';
import { transitionWords, words } from './words.ts';

interface CheckoutViewProps {
  checkout: Checkout;
  /** Shown if the session has ended, so that the user can log in without leaving the page. */
  sessionEnded?: ReactNode;
}

/** The price line by line, what it buys, and anything that prevents the purchase. */
export function CheckoutView({ checkout, sessionEnded }: CheckoutViewProps) {
  const { quote, openPayment, loadError, failure, transition, carId } = checkout;
  if (loadError)
    return (
      <Notice tone="danger">
        <p>{sentenceOf(loadError, words.quoteFailed)}</p>
        <Button kind="link" onClick={checkout.retry}>
          Try again
        </Button>
      </Notice>
    );
  if (!quote) return <CheckoutSkeleton />;
  return (
    <div className="grid gap-4">
      {openPayment ? (
        <PendingPayment payment={openPayment} checkout={checkout} />
      ) : (
        <>
          <PriceLines lines={quote.lines} total={quote.total} />
          <Lasts quote={quote} transition={transition} />
          {quote.refusal && (
            <Notice tone="warn">
              <p>{quote.refusal.sentence}</p>
              <FixLink code={quote.refusal.code} carId={carId} />
            </Notice>
          )}
        </>
      )}
      {isSessionEnd(failure) ? sessionEnded : failure !== undefined && <Failure checkout={checkout} />}
      <output className="sr-only">{checkout.isLeaving && words.leaving}</output>
    </div>
  );
}

function Lasts({ quote, transition }: { quote: Quote; transition: Checkout['transition'] }) {
  return (
    <ul className="grid gap-2 text-sm text-ink-2">
      <li className="flex gap-2.5">
        <CalendarClock size={18} className="shrink-0 text-ink-3" aria-hidden="true" />
        <span>
          {transitionWords[transition].lasts(lasting(quote.lasts_hours))}, until{' '}
          <Time at={quote.would_end_at} as="day" />
        </span>
      </li>
      {quote.total > 0 && !quote.refusal && (
        <li className="flex gap-2.5">
          <Landmark size={18} className="shrink-0 text-ink-3" aria-hidden="true" />
          <span>{words.atBank}</span>
        </li>
      )}
    </ul>
  );
}

function Failure({ checkout: { failure, transition, carId } }: { checkout: Checkout }) {
  const code = failure instanceof ApiError ? failure.code : undefined;
  return (
    <Notice tone="danger">
      <p>{sentenceOf(failure, transitionWords[transition].failed)}</p>
      <FixLink code={code} carId={carId} />
    </Notice>
  );
}

const CheckoutSkeleton = () => (
  <output aria-busy="true" aria-label="Loading" className="grid gap-3">
    {['w-28', 'w-40'].map((width) => (
      <span key={width} className="flex justify-between">
        <Skeleton className={`h-5 ${width}`} />
        <Skeleton className="h-5 w-16" />
      </span>
    ))}
    <span className="mt-1 flex justify-between border-t border-line pt-4">
      <Skeleton className="h-6 w-16" />
      <Skeleton className="h-6 w-24" />
    </span>
    <Skeleton className="mt-2 h-5 w-64" />
    <Skeleton className="h-5 w-full" />
  </output>
);
