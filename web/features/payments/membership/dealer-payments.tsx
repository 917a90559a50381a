import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { kindNames } from '@forecourt/contract/payments/payments.flow.ts';
import * as api from '../../../lib/api.ts';
import { money } from '../../../lib/format.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Time } from '../../../ui/time.tsx';
import { ReceiptLink } from '../history/receipt-link.tsx';
import { PaymentState } from '../payment-state.tsx';

/** All payments for the dealership, whichever team member paid. Only for those who can pay its membership. */
export function DealerPayments({ dealerId }: { dealerId: number }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    ...api.payments.dealerPayments.query({ dealer_id: dealerId, page }),
    placeholderData: keepPreviousData,
  });
  return (
    <Panel>
      <section aria-label="Payments" className="grid gap-4">
        <h2 className="text-xl">Payments</h2>
        {!data && error && (
          <ErrorState
            level={2}
            title="We couldn’t load the payments"
            text={sentenceOf(error)}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Skeleton className="h-48 rounded-m" />}
        {data?.payments.length === 0 && <p className="text-ink-2">No payments for the dealership yet.</p>}
        {data && data.payments.length > 0 && (
          <ul className="grid divide-y divide-line">
            {data.payments.map((payment) => (
              <li
                key={payment.id}
                className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 py-3.5 hover:bg-sunken/50 sm:grid-cols-[minmax(0,1fr)_130px_110px_100px]"
              >
                <div className="grid min-w-0 gap-0.5">
                  <p className="truncate font-medium">
                    {kindNames[payment.payment_type]}
                    {payment.car_id !== null && <span className="text-ink-2"> · {payment.subject}</span>}
                  </p>
                  <p className="text-sm text-ink-3">
                    <Time at={payment.created_at} as="day" /> by {payment.paid_by}
                  </p>
                </div>
                <p className="text-right font-semibold tabular-nums sm:order-none">{money(payment.amount)}</p>
                <PaymentState payment={payment} />
                <div className="justify-self-end">
                  <ReceiptLink payment={payment} />
                </div>
              </li>
            ))}
          </ul>
        )}
        {data && data.pages > 1 && (
          <div className="flex items-center justify-between gap-4">
            <Button kind="plain" size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
              Newer
            </Button>
            <p className="text-sm text-ink-2">
              Page {page} of {data.pages}
            </p>
            <Button kind="plain" size="small" disabled={page >= data.pages} onClick={() => setPage(page + 1)}>
              Older
            </Button>
          </div>
        )}
      </section>
    </Panel>
  );
}
