import type { ReactNode } from 'react';
import type { Payment } from '@forecourt/contract/payments/payment-shapes.ts';
import { paths, toMembership } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import type { useOpenPayment } from '../use-open-payment.ts';
import type { Screen } from './screen-of.ts';

interface NextStepsProps {
  screen: Screen;
  payment: Payment | undefined;
  open: ReturnType<typeof useOpenPayment>;
  isAsking: boolean;
  onAsk: () => void;
  /** Undefined if the subject of the payment is gone. */
  onRetry: (() => void) | undefined;
  share: ReactNode;
}

/** Links to continue, most likely first. */
export function NextSteps({ screen, payment, open, isAsking, onAsk, onRetry, share }: NextStepsProps) {
  switch (screen) {
    case 'asking':
      return null;
    case 'paid':
      return (
        <>
          {payment && <SeeIt payment={payment} />}
          {share}
          {payment && <ReceiptLink payment={payment} />}
        </>
      );
    case 'pending':
      return (
        <>
          <Button busy={open.running === 'resume'} onClick={() => void open.resume()}>
            Continue to the bank
          </Button>
          <Button kind="plain" busy={open.running === 'cancel'} onClick={() => void open.cancel()}>
            Cancel this payment
          </Button>
        </>
      );
    case 'unanswered':
      return (
        <>
          <Button busy={isAsking} onClick={onAsk}>
            Check again
          </Button>
          <HistoryLink />
        </>
      );
    case 'failed':
    case 'cancelled':
      return (
        <>
          {onRetry && <Button onClick={onRetry}>Try again</Button>}
          <HistoryLink />
        </>
      );
    case 'in_doubt':
    case 'refund_due':
    case 'refunded':
      return (
        <>
          {payment && <ReceiptLink payment={payment} label="Details" />}
          <HistoryLink />
        </>
      );
    case 'unknown':
      return (
        <>
          <HistoryLink kind="primary" />
          <ButtonLink to={paths.myListings} kind="plain">
            My Listings
          </ButtonLink>
        </>
      );
  }
}

const SeeIt = ({ payment: { car_id } }: { payment: Payment }) =>
  car_id === null ? (
    <ButtonLink {...toMembership}>Your membership</ButtonLink>
  ) : (
    <ButtonLink to={paths.car} params={{ id: String(car_id) }}>
      View your listing
    </ButtonLink>
  );

const ReceiptLink = ({ payment: { id }, label = 'Receipt' }: { payment: Payment; label?: string }) => (
  <ButtonLink to={paths.receipt} params={{ id: String(id) }} kind="plain">
    {label}
  </ButtonLink>
);

const HistoryLink = ({ kind = 'plain' }: { kind?: 'primary' | 'plain' }) => (
  <ButtonLink to={paths.paymentHistory} kind={kind}>
    Payment History
  </ButtonLink>
);
