import { useQuery } from '@tanstack/react-query';
import type { Result } from '@forecourt/contract/kit/call.ts';
import { kindNames } from '@forecourt/contract/payments/payments.flow.ts';
import type { staffPayments } from '@forecourt/contract/payments/staff-payments.ts';
import * as api from '../../../lib/api.ts';
import { count, countOf, money } from '../../../lib/format.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FigureTiles } from '../../../ui/figure-tiles.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Table } from '../../../ui/table.tsx';
import { statusWords } from '../status-words.ts';
import { words } from './words.ts';

interface TotalsProps {
  from: string | undefined;
  to: string | undefined;
  /** Shows revenue by type and payments by status right away. */
  isWhole?: boolean;
}

/** Revenue totals, without names. */
export function Totals({ from, to, isWhole = false }: TotalsProps) {
  const { data, error, refetch } = useQuery({ ...api.payments.totals.query({ from, to }), refetchInterval: 60_000 });
  if (error && !data)
    return <ErrorState level={2} title={words.totalsFailed} text={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-28 rounded-l" />;
  const of = (status: 'pending' | 'refunded') => data.by_status.find((one) => one.status === status)!;
  return (
    <>
      <FigureTiles
        figures={[
          { label: 'Revenue', value: money(data.kept.amount), note: countOf(data.kept.payments, 'payment') },
          { label: 'Pending', value: money(of('pending').amount), note: countOf(of('pending').payments, 'payment') },
          { label: 'Refunded', value: money(of('refunded').amount), note: countOf(of('refunded').payments, 'payment') },
          { label: 'In doubt', value: count(data.in_doubt), note: 'waiting for review' },
        ]}
      />
      {isWhole ? (
        <Breakdown data={data} />
      ) : (
        <Disclosure
          title="Revenue by type and payments by status"
          titleClassName="text-sm font-medium text-ink-2 hover:text-ink"
        >
          <div className="pt-3">
            <Breakdown data={data} />
          </div>
        </Disclosure>
      )}
    </>
  );
}

const Breakdown = ({ data }: { data: Result<typeof staffPayments.totals> }) => (
  <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
    <Table
      caption="Revenue by type"
      columns={[
        { title: 'Type', cell: ({ kind }) => kindNames[kind] },
        { title: 'Payments', numeric: true, cell: ({ payments }) => count(payments) },
        { title: 'Revenue', numeric: true, cell: ({ amount }) => money(amount) },
      ]}
      rows={data.by_kind}
      rowKey={({ kind }) => kind}
    />
    <Table
      caption="Payments by status"
      columns={[
        { title: 'Status', cell: ({ status }) => statusWords[status].label },
        { title: 'Payments', numeric: true, cell: ({ payments }) => count(payments) },
        { title: 'Amount', numeric: true, cell: ({ amount }) => money(amount) },
      ]}
      rows={data.by_status}
      rowKey={({ status }) => status}
    />
  </div>
);
