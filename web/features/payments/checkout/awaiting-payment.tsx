import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Payment } from '@forecourt/contract/payments/payment-shapes.ts';
import * as api from '../../../lib/api.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { OpenPaymentStrip } from './open-payment-strip.tsx';

interface AwaitingPaymentProps {
  carId: number;
  /** Called when the payment is over, to continue with the listing in its new state. */
  onGoOn: () => void;
}

/** Shown above the form of a listing that is being paid for. Reports the outcome once the payment is settled. */
export function AwaitingPayment({ carId, onGoOn }: AwaitingPaymentProps) {
  const { data } = useQuery(api.payments.open.query({}));
  const open = data?.payments.find((payment) => payment.car_id === carId);
  const [last, setLast] = useState<Payment>();
  if (open && open !== last) setLast(open);
  if (open)
    return (
      <OpenPaymentStrip
        payment={open}
        onSettled={({ status }) => (status === 'cancelled' || status === 'failed') && onGoOn()}
      />
    );
  return last && data ? <Settled payment={last} onGoOn={onGoOn} /> : null;
}

function Settled({ payment, onGoOn }: { payment: Payment; onGoOn: () => void }) {
  const { data: now } = useQuery(api.payments.transaction.query({ id: payment.id }));
  const status = now?.payment.status;
  if (!now || status === 'pending') return null;
  if (status === 'completed' && !now.payment.refund_is_due)
    return (
      <Notice tone="good">
        <p className="font-semibold">Payment received</p>
        <ButtonLink to={paths.car} params={{ id: String(payment.car_id) }} kind="link">
          View your listing
        </ButtonLink>
      </Notice>
    );
  return (
    <Notice>
      <p className="font-semibold">The payment ended without a purchase.</p>
      <Button kind="link" onClick={onGoOn}>
        Continue with the listing
      </Button>
    </Notice>
  );
}
