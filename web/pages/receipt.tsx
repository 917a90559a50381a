import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { ReceiptText } from 'lucide-react';
import { ReceiptSkeleton } from '../features/payments/receipt/receipt-skeleton.tsx';
import { receiptTitle } from '../features/payments/receipt/receipt-title.ts';
import { ReceiptView } from '../features/payments/receipt/receipt-view.tsx';
import { useLiveRefresh } from '../lib/use-live-refresh.ts';
import * as api from '../lib/api.ts';
import { paths } from '../lib/paths.ts';
import { sentenceOf } from '../lib/sentence.ts';
import { useTitle } from '../lib/title.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { StateScreen } from '../ui/state-screen.tsx';

export function ReceiptPage() {
  const { id } = useParams({ from: paths.receipt });
  const isId = /^[1-9]\d{0,14}$/.test(id);
  const { data, error, refetch } = useQuery({ ...api.payments.transaction.query({ id: Number(id) }), enabled: isId });
  useLiveRefresh('payments');
  const isMissing = data === null || !isId;
  useTitle(isMissing ? missing : data && `${receiptTitle(data.payment)} ${data.payment.id}`);

  if (isMissing) return <PaymentNotFound />;
  if (!data && error)
    return <ErrorState title="Failed to load payment data" text={sentenceOf(error)} onRetry={() => void refetch()} />;
  return data ? <ReceiptView receipt={data.payment} /> : <ReceiptSkeleton />;
}

const missing = 'Payment not found';

const PaymentNotFound = () => (
  <StateScreen
    icon={<ReceiptText size={26} aria-hidden="true" />}
    title={missing}
    text="We couldn’t find this payment in your account."
    actions={<ButtonLink to={paths.paymentHistory}>Payment History</ButtonLink>}
  />
);
