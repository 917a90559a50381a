import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { BillActions } from '../features/bills/bill-actions.tsx';
import { BillNotFound } from '../features/bills/bill-not-found.tsx';
import { BillSheet } from '../features/bills/bill-sheet.tsx';
import { CheckYourself } from '../features/bills/check-yourself.tsx';
import { billAddress } from '../features/bills/share-texts.ts';
import * as api from '../lib/api.ts';
import { ownOrigin } from '../lib/own-origin.ts';
import { paths } from '../lib/paths.ts';
import { sentenceOf } from '../lib/sentence.ts';
import { useTitle } from '../lib/title.ts';
import { useLiveRefresh } from '../lib/use-live-refresh.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';

const SaleOfBill = lazy(async () => ({ default: (await import('../features/sales/sale-of-bill.tsx')).SaleOfBill }));

/** Checks a bill of sale, for anyone who has its number. */
export function BillPage() {
  const { number } = useParams({ from: paths.bill });
  const { key } = useSearch({ from: paths.bill });
  // The router reads a key of digits as a number.
  const linkKey = key === undefined ? null : String(key);
  const asked = { number, ...(linkKey !== null && { key: linkKey }) };
  const { data, error, refetch } = useQuery(api.bills.get.query(asked));
  useLiveRefresh('sales');
  const isMissing = data === null;
  useTitle(isMissing ? missing : data && `Bill of sale ${data.bill.number}`);

  if (isMissing) return <BillNotFound title={missing} />;
  if (!data && error)
    return <ErrorState title="We couldn’t load this bill" text={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  const { bill } = data;
  // A key in the address that no longer works isn't passed on.
  const shownKey = bill.link_key ?? (bill.details ? linkKey : null);
  return (
    <div className="wrap grid max-w-[820px] grid-cols-1 gap-5 py-[clamp(20px,4vw,48px)] print:block print:w-full print:p-0">
      <BillActions bill={bill} linkKey={bill.details ? linkKey : null} />
      <BillSheet bill={bill} address={billAddress(ownOrigin(), bill.number, shownKey)} />
      {bill.may_replace_link && bill.car_id !== null && (
        <Suspense>
          <SaleOfBill carId={bill.car_id} />
        </Suspense>
      )}
      <CheckYourself />
    </div>
  );
}

const missing = 'Bill not found';
