import clsx from 'clsx';
import type { Payment } from '@forecourt/contract/payments/payment-shapes.ts';
import { kindNames } from '@forecourt/contract/payments/payments.flow.ts';
import { money } from '../../../lib/format.ts';
import { Table, type Column } from '../../../ui/table.tsx';
import { isOpen, OpenPaymentActions } from '../open-payment-actions.tsx';
import { PaymentState } from '../payment-state.tsx';
import { PaymentSubject } from '../payment-subject.tsx';
import { ReceiptLink } from './receipt-link.tsx';
import { words } from './words.ts';

/** The payments of wide screens. */
export const HistoryTable = ({ payments }: { payments: readonly Payment[] }) => (
  <div className="[&_td]:align-top [&_tbody_tr]:relative [&_tbody_tr]:transition-colors [&_tbody_tr]:hover:bg-sunken">
    <Table caption={words.title} columns={columns} rows={payments} rowKey={({ id }) => id} />
  </div>
);

const columns: readonly Column<Payment>[] = [
  {
    title: 'Date',
    cell: (payment) => (
      <span className="whitespace-nowrap">
        <ReceiptLink payment={payment} />
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
      <div className="grid justify-items-start gap-2.5">
        <PaymentState payment={payment} />
        {isOpen(payment) && (
          <div className="relative z-1 lg:min-w-[228px]">
            <OpenPaymentActions payment={payment} />
          </div>
        )}
      </div>
    ),
  },
  { title: 'Reference', cell: (payment) => <Reference payment={payment} /> },
];

export const Reference = ({ payment }: { payment: Payment }) => (
  <span className="text-xs wrap-anywhere text-ink-3 xl:whitespace-nowrap">
    {payment.gta_world_transaction_id ?? words.noReference}
  </span>
);

/** What was not kept does not stand out as spent. */
export const amountLook = ({ status }: Payment): string =>
  status === 'completed' || status === 'pending' ? '' : 'text-ink-3';
