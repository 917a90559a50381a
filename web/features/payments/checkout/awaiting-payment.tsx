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
  /** The payment is over: on with the listing as what it is now. */
  onGoOn: () => void;
}

/** Above the form of a listing that is being paid for; says what became of the payment when that is settled meanwhile. */
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
        <p className="font-semibold">The payment has arrived</p>
        <ButtonLink to={paths.car} params={{ id: String(payment.car_id) }} kind="link">
          See your listing
        </ButtonLink>
      </Notice>
    );
  return (
    <Notice>
      <p className="font-semibold">The payment has ended. Nothing was bought with it.</p>
      <Button kind="link" onClick={onGoOn}>
        Go on with the listing
      </Button>
    </Notice>
  );
}
