import clsx from 'clsx';
import type { Payment } from '@forecourt/contract/payments/payment-shapes.ts';
import { kindNames } from '@forecourt/contract/payments/payments.flow.ts';
import { money } from '../../../lib/format.ts';
import { Time } from '../../../ui/time.tsx';
import { isOpen, OpenPaymentActions } from '../open-payment-actions.tsx';
import { PaymentState } from '../payment-state.tsx';
import { amountLook } from './history-table.tsx';
import { PaymentSubject } from '../payment-subject.tsx';
import { ReceiptLink } from './receipt-link.tsx';
import { Reference } from './reference.tsx';
import { TimeOfDay } from './time-of-day.tsx';
import { words } from './words.ts';

/** Payment list for narrow screens. */
export const HistoryCards = ({ payments }: { payments: readonly Payment[] }) => (
  <ul aria-label={words.title} className="grid gap-3">
    {payments.map((payment) => (
      <li key={payment.id} className="relative grid gap-3 rounded-l border border-line bg-surface p-4">
        <div className="flex items-start justify-between gap-4">
          <div className="grid min-w-0 gap-0.5">
            <h2 className="text-base">{kindNames[payment.payment_type]}</h2>
            <p className="text-sm text-ink-2">
              <PaymentSubject payment={payment} />
            </p>
          </div>
          <p className={clsx('wide shrink-0 text-lg', amountLook(payment))}>{money(payment.amount)}</p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm text-ink-2">
          <p className="grid gap-0.5">
            <span>
              <Time at={payment.created_at} as="day" /> <TimeOfDay at={payment.created_at} />
            </span>
            <span className="text-xs text-ink-3">
              Reference: <Reference payment={payment} />
            </span>
          </p>
          <div className="ml-auto grid justify-items-end gap-2 text-right *:first:justify-items-end">
            <PaymentState payment={payment} />
            <ReceiptLink payment={payment} />
          </div>
        </div>
        {isOpen(payment) && (
          <div className="relative z-1">
            <OpenPaymentActions payment={payment} />
          </div>
        )}
      </li>
    ))}
  </ul>
);
