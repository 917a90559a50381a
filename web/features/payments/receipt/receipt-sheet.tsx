import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Receipt } from '@forecourt/contract/payments/payment-shapes.ts';
import { hasReceipt, kindNames } from '@forecourt/contract/payments/payments.flow.ts';
import { momentText } from '../../../lib/format.ts';
import { site } from '../../../lib/site.ts';
import { Panel } from '../../../ui/panel.tsx';
import { lasting } from '../checkout/lasting.ts';
import { PaymentState } from '../payment-state.tsx';
import { PaymentSubject } from '../payment-subject.tsx';
import { PriceLines } from '../price-lines.tsx';
import { ReceiptEvents } from './receipt-events.tsx';
import { Reference } from './reference.tsx';
import { receiptTitle } from './receipt-title.ts';
import './print.css';

/** The only part of the page that prints. A payment without a receipt can't be printed as one. */
export const ReceiptSheet = ({ receipt }: { receipt: Receipt }) => (
  <Panel className={clsx('grid grid-cols-1 gap-7', hasReceipt(receipt.status) && 'receipt-sheet')}>
    <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 border-b border-line pb-6">
      <p className="wide text-lg">{site.name}</p>
      <div className="grid gap-1 sm:justify-items-end">
        <h1 className="text-xl">{receiptTitle(receipt)}</h1>
        <p className="text-ink-2">Number {receipt.id}</p>
      </div>
    </div>
    <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      <Fact title="Date">{momentText(receipt.created_at)}</Fact>
      <Fact title="Status">
        <div className="print:[&>span>span:first-child]:px-0">
          <PaymentState payment={receipt} />
        </div>
      </Fact>
      <Fact title={receipt.paid_at === null ? 'Buyer' : 'Paid by'}>
        {receipt.buyer_name}
        {receipt.company_name !== null && <span className="block text-ink-2">{receipt.company_name}</span>}
      </Fact>
      <Fact title="Paid on">{receipt.paid_at === null ? unpaid(receipt) : momentText(receipt.paid_at)}</Fact>
      <Fact title="For">
        {kindNames[receipt.payment_type]}
        <span className="block text-ink-2">
          <PaymentSubject payment={receipt} />
        </span>
      </Fact>
      <Fact title="Duration">{lasting(receipt.lasts_hours)}</Fact>
      <Fact title="Reference">
        {receipt.gta_world_transaction_id === null ? 'N/A' : <Reference whole={receipt.gta_world_transaction_id} />}
      </Fact>
    </dl>
    <Amount receipt={receipt} />
    {receipt.status === 'refunded' && (
      <section className="grid gap-1">
        <h2 className="text-base">Refunded</h2>
        <p>This payment was refunded{receipt.settled_at !== null && ` on ${momentText(receipt.settled_at)}`}.</p>
        {receipt.refund_reason !== null && <p className="text-ink-2">Reason: {receipt.refund_reason}</p>}
      </section>
    )}
    <ReceiptEvents events={receipt.events} of={receipt.payment_type} />
    <p className="border-t border-line pt-5 text-sm text-ink-3">
      {site.name} is unofficial and for entertainment only. All amounts are in-game money.
    </p>
  </Panel>
);

/** A refund that is due is announced above the sheet, so nothing here may look like a purchase. */
function Amount({ receipt: { status, lines, amount, paid_at } }: { receipt: Receipt }) {
  if (hasReceipt(status) || status === 'pending')
    return (
      <section aria-label="Amount" className="rounded-m bg-sunken p-5 print:p-0">
        <PriceLines lines={lines} total={amount} />
      </section>
    );
  return paid_at === null && <p className="text-ink-2">Nothing was paid, so there’s no receipt.</p>;
}

const unpaid = ({ status }: Receipt) => (status === 'pending' ? 'Not yet' : 'Not paid');

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid content-start gap-1">
    <dt className="text-sm text-ink-3">{title}</dt>
    <dd>{children}</dd>
  </div>
);
