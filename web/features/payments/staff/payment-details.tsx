import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { hasReceipt, type PaymentStatus } from '@forecourt/contract/payments/payments.flow.ts';
import type { StaffPaymentDetails } from '@forecourt/contract/payments/staff-payments.ts';
import * as api from '../../../lib/api.ts';
import { refetched } from '../../../lib/refetch.ts';
import { paths } from '../../../lib/paths.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import { statusWords } from '../status-words.ts';
import { PaymentFacts } from './payment-facts.tsx';
import { RefundForm } from './refund-form.tsx';
import { words } from './words.ts';

interface PaymentDetailsProps {
  paymentId: number;
  mayRefund: boolean;
  onClose: () => void;
}

/** A payment with its full history and the available actions. */
export function PaymentDetails({ paymentId, mayRefund, onClose }: PaymentDetailsProps) {
  const { data, error, refetch } = useQuery(api.payments.staffPayment.query({ id: paymentId }));
  const [isRefunding, setRefunding] = useState(false);
  const payment = data?.payment;
  return (
    <Dialog
      isForm={isRefunding}
      open
      onClose={onClose}
      title={isRefunding ? `Refund payment #${paymentId}` : `Payment #${paymentId}`}
      actions={
        payment &&
        !isRefunding && (
          <>
            {hasReceipt(payment.status) && (
              <ButtonLink kind="plain" to={paths.receipt} params={{ id: String(paymentId) }}>
                Receipt
              </ButtonLink>
            )}
            <AskBank payment={payment} />
            {mayRefund && payment.may_be_refunded && !payment.is_own && (
              <Button kind="danger" onClick={() => setRefunding(true)}>
                Refund
              </Button>
            )}
          </>
        )
      }
    >
      {payment && isRefunding && <RefundForm payment={payment} onDone={() => setRefunding(false)} />}
      {payment && !isRefunding && (
        <div className="grid gap-5">
          {payment.is_own && <Notice tone="warn">{words.ownPayment}</Notice>}
          <PaymentFacts payment={payment} />
        </div>
      )}
      {error && !data && (
        <ErrorState level={2} title={words.onePaymentFailed} text={sentenceOf(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-72 rounded-m" />}
    </Dialog>
  );
}

/** Shown while the bank's response can still change something. */
function AskBank({ payment }: { payment: StaffPaymentDetails }) {
  const { id, status } = payment;
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.payments.askBank({ payment_id: id }),
    onSuccess: (answer) =>
      showToast(
        answer.bank_answered
          ? { title: said(answer.status), tone: 'good' }
          : { title: 'The bank isn’t responding right now. We’ll check again automatically.', tone: 'danger' },
      ),
    onError: (error) =>
      showToast({ title: sentenceOf(error, 'We couldn’t check with the bank. Please try again.'), tone: 'danger' }),
    onSettled: refetched,
  });
  if (status === 'completed' || status === 'refunded') return null;
  const said = (now: PaymentStatus) =>
    now === status
      ? 'Checked with the bank. Nothing has changed.'
      : `Checked with the bank. The payment is now ${statusWords[now].label.toLowerCase()}.`;
  return (
    <Button kind="plain" busy={isPending} onClick={() => mutate()}>
      Check with the bank
    </Button>
  );
}
