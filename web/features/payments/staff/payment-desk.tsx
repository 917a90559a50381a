import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import * as api from '../../../lib/api.ts';
import { countOf, money } from '../../../lib/format.ts';
import { PagedList } from '../../../ui/paged-list.tsx';
import { DayRange } from './day-range.tsx';
import { ExportButton } from './export-button.tsx';
import { PaymentDetails } from './payment-details.tsx';
import { PaymentFilters } from './payment-filters.tsx';
import { PaymentTable } from './payment-table.tsx';
import { isNarrowed, type ListFilters } from './payments-search.ts';
import { Totals } from './totals.tsx';
import { words } from './words.ts';

interface PaymentDeskProps {
  may: { read: boolean; refund: boolean; export: boolean };
  looking: ListFilters;
  onLook: (next: Partial<ListFilters>, how?: { replace: boolean }) => void;
}

/** All payments, for staff who can read them. Others only see the totals. */
export function PaymentDesk({ may, looking: filters, onLook }: PaymentDeskProps) {
  const { from, to } = filters;
  if (may.read) return <AllPayments may={may} looking={filters} onLook={onLook} />;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="max-w-md">
        <DayRange from={from} to={to} onChange={onLook} />
      </div>
      <Totals from={from} to={to} isWhole />
    </div>
  );
}

function AllPayments({ may, looking: filters, onLook }: PaymentDeskProps) {
  const { payment, sort, page, ...found } = filters;
  const list = useQuery({
    ...api.payments.staffList.query({ ...found, sort, page }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
  const narrow = (next: Partial<ListFilters>) => onLook({ ...next, page: 1 });
  return (
    <div className="grid grid-cols-1 gap-5">
      <Totals from={found.from} to={found.to} />
      <PaymentFilters looking={filters} onLook={narrow} />
      <PagedList
        list={list}
        isEmpty={({ payments }) => payments.length === 0}
        page={page}
        onPage={(next) => onLook({ page: next })}
        failed={words.failed}
        empty={nothing(filters)}
        summary={
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Sum found={found} />
            {may.export && <ExportButton found={found} />}
          </div>
        }
      >
        {({ payments }) => (
          <PaymentTable payments={payments} onOpen={(id) => onLook({ payment: id }, { replace: false })} />
        )}
      </PagedList>
      {list.data?.has_more && page === list.data.pages && (
        <p className="text-sm text-ink-2">
          Not all payments are shown. Filter by date, name or status to find the rest.
        </p>
      )}
      {payment !== undefined && (
        <PaymentDetails paymentId={payment} mayRefund={may.refund} onClose={() => onLook({ payment: undefined })} />
      )}
    </div>
  );
}

function nothing(filters: ListFilters) {
  const isQueue = filters.in_doubt && !isNarrowed({ ...filters, in_doubt: undefined });
  const elsewhere = isNarrowed(filters) ? 'Try another name, status or date.' : 'Payments will appear here.';
  return {
    icon: <ReceiptText size={26} aria-hidden="true" />,
    title: isQueue ? words.nothing : words.none,
    text: isQueue ? words.nothingText : elsewhere,
  };
}

/** The total of all matching payments. Fetched separately so that the list doesn't wait for it. */
function Sum({ found }: { found: Omit<ListFilters, 'payment' | 'sort' | 'page'> }) {
  const { data } = useQuery({ ...api.payments.staffSum.query(found), placeholderData: keepPreviousData });
  return (
    <output className="text-sm text-ink-2">
      {data && (
        <>
          {countOf(data.sum.payments, 'payment')}, <b className="font-semibold text-ink">{money(data.sum.amount)}</b> in
          all
        </>
      )}
    </output>
  );
}
