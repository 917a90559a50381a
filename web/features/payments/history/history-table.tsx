import clsx from 'clsx';
import type { Payment } from '@forecourt/contract/payments/payment-shapes.ts';
import { kindNames } from '@forecourt/contract/payments/payments.flow.ts';
import { money } from '../../../lib/format.ts';
import { Table, type Column } from '../../../ui/table.tsx';
import { Time } from '../../../ui/time.tsx';
import { isOpen, OpenPaymentActions } from '../open-payment-actions.tsx';
import { PaymentState } from '../payment-state.tsx';
import { PaymentSubject } from '../payment-subject.tsx';
import { ReceiptLink } from './receipt-link.tsx';
import { Reference } from './reference.tsx';
import { TimeOfDay } from './time-of-day.tsx';
import { words } from './words.ts';

/** Payment list for wide screens. */
export const HistoryTable = ({ payments }: { payments: readonly Payment[] }) => (
  <div className="[&_td]:align-middle [&_tbody_tr]:relative [&_tbody_tr]:transition-colors [&_tbody_tr]:hover:bg-sunken">
    <Table caption={words.title} columns={columns} rows={payments} rowKey={({ id }) => id} />
  </div>
);

const columns: readonly Column<Payment>[] = [
  {
    title: 'Date',
    cell: (payment) => (
      <span className="grid justify-items-start gap-0.5 whitespace-nowrap">
        <Time at={payment.created_at} as="day" />
        <span className="text-sm">
          <TimeOfDay at={payment.created_at} />
        </span>
      </span>
    ),
  },
  {
    title: 'Type',
    cell: (payment) => (
      <span className="grid gap-0.5">
        <span className="font-semibold">{kindNames[payment.payment_type]}</span>
        <span className="wrap-anywhere text-sm text-ink-2">
          <PaymentSubject payment={payment} />
        </span>
      </span>
    ),
  },
  {
    title: 'Amount',
    numeric: true,
    cell: (payment) => <span className={clsx('font-semibold', amountLook(payment))}>{money(payment.amount)}</span>,
  },
  {
    title: 'Status',
    cell: (payment) => (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 lg:flex-nowrap">
        <PaymentState payment={payment} />
        {isOpen(payment) && (
          <div className="relative z-1 lg:shrink-0">
            <OpenPaymentActions payment={payment} />
          </div>
        )}
      </div>
    ),
  },
  { title: 'Reference', cell: (payment) => <Reference payment={payment} /> },
  { title: 'Receipt', cell: (payment) => <ReceiptLink payment={payment} /> },
];

/** Amounts that weren't kept are shown less prominently. */
export const amountLook = ({ status }: Payment): string =>
  status === 'completed' || status === 'pending' ? '' : 'text-ink-3';
