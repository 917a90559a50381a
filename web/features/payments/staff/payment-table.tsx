import type { StaffPayment } from '@forecourt/contract/payments/staff-payments.ts';
import { kindNames } from '@forecourt/contract/payments/payments.flow.ts';
import { money } from '../../../lib/format.ts';
import { useMedia } from '../../../lib/media.ts';
import { Button } from '../../../ui/button.tsx';
import { PersonLink } from '../../../shared/people/person-link.tsx';
import { Table, type Column } from '../../../ui/table.tsx';
import { Time } from '../../../ui/time.tsx';
import { StaffPaymentState } from './staff-payment-state.tsx';

interface PaymentTableProps {
  payments: readonly StaffPayment[];
  onOpen: (id: number) => void;
}

/** A table on wide screens, cards on narrow ones. */
export function PaymentTable({ payments, onOpen }: PaymentTableProps) {
  const isWide = useMedia('(min-width: 900px)');
  if (!isWide) return <Cards payments={payments} onOpen={onOpen} />;
  return <Table caption="Payments" columns={columnsFor(onOpen)} rows={payments} rowKey={({ id }) => id} />;
}

const columnsFor = (onOpen: (id: number) => void): readonly Column<StaffPayment>[] => [
  {
    title: 'Payment',
    cell: (payment) => (
      <span className="grid gap-0.5">
        <span className="font-semibold">
          #{payment.id} {kindNames[payment.payment_type]}
        </span>
        <span className="text-sm text-ink-2 wrap-anywhere">{payment.subject}</span>
      </span>
    ),
  },
  { title: 'Paid by', cell: (payment) => <Payer payment={payment} /> },
  {
    title: 'Date',
    cell: ({ created_at }) => (
      <span className="whitespace-nowrap">
        <Time at={created_at} as="day" />
      </span>
    ),
  },
  { title: 'Amount', numeric: true, cell: ({ amount }) => <span className="font-semibold">{money(amount)}</span> },
  { title: 'Status', cell: (payment) => <StaffPaymentState payment={payment} /> },
  { title: 'Actions', cell: (payment) => <Open payment={payment} onOpen={onOpen} /> },
];

const Cards = ({ payments, onOpen }: PaymentTableProps) => (
  <ul aria-label="Payments" className="grid gap-3">
    {payments.map((payment) => (
      <li key={payment.id} className="grid gap-3 rounded-l border border-line bg-surface p-4">
        <div className="flex items-start justify-between gap-4">
          <div className="grid min-w-0 gap-0.5">
            <h3 className="text-base">
              #{payment.id} {kindNames[payment.payment_type]}
            </h3>
            <p className="text-sm text-ink-2 wrap-anywhere">{payment.subject}</p>
          </div>
          <p className="wide shrink-0 text-lg">{money(payment.amount)}</p>
        </div>
        <div className="text-sm text-ink-2">
          <Payer payment={payment} />
          <Time at={payment.created_at} as="day" />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <StaffPaymentState payment={payment} />
          <Open payment={payment} onOpen={onOpen} />
        </div>
      </li>
    ))}
  </ul>
);

const Payer = ({ payment: { paid_by, dealer } }: { payment: StaffPayment }) => (
  <span className="grid justify-items-start gap-0.5">
    <PersonLink {...paid_by} />
    {dealer && <span className="text-sm text-ink-3">{dealer.name}</span>}
  </span>
);

const Open = ({ payment: { id }, onOpen }: { payment: StaffPayment; onOpen: (id: number) => void }) => (
  <Button kind="plain" size="small" onClick={() => onOpen(id)}>
    View Details<span className="sr-only"> of payment {id}</span>
  </Button>
);
