import type { ReactNode } from 'react';
import { kindNames } from '@forecourt/contract/payments/payments.flow.ts';
import type { StaffPaymentDetails } from '@forecourt/contract/payments/staff-payments.ts';
import { money } from '../../../lib/format.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PersonLink } from '../../../shared/people/person-link.tsx';
import { Time } from '../../../ui/time.tsx';
import { PaymentSubject } from '../payment-subject.tsx';
import { StaffPaymentState } from './staff-payment-state.tsx';
import { bankText, causeText, doubtNames, whatHappened } from './words.ts';

export const PaymentFacts = ({ payment }: { payment: StaffPaymentDetails }) => (
  <>
    <Doubt payment={payment} />
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <Fact title="Type">{kindNames[payment.payment_type]}</Fact>
      <Fact title="For">
        <PaymentSubject payment={payment} />
      </Fact>
      <Fact title="Amount">{money(payment.amount)}</Fact>
      <Fact title="Status">
        <StaffPaymentState payment={payment} />
      </Fact>
      <Fact title="Paid by">
        <PersonLink {...payment.paid_by} />
        {payment.dealer && <span className="text-ink-2">, {payment.dealer.name}</span>}
      </Fact>
      <Fact title="Started">
        <Time at={payment.created_at} as="day" />
      </Fact>
      {payment.refunded_by && <Fact title={`Refunded by ${payment.refunded_by}`}>{payment.refund_reason}</Fact>}
      <div className="sm:col-span-2">
        <Fact title="Bank reference">{payment.gta_world_transaction_id ?? 'The bank was never contacted'}</Fact>
      </div>
    </dl>
    <section aria-label="History" className="grid gap-3">
      <h3 className="text-base">History</h3>
      <ol className="grid gap-3 border-l border-line pl-4">
        {payment.events.map((event) => (
          <li key={`${event.at} ${event.kind}`} className="grid gap-0.5">
            <span className="font-medium">{whatHappened(event, payment)}</span>
            {event.bank_said && <span className="text-sm">Bank response: {bankText(event.bank_said)}</span>}
            {event.why && <span className="text-sm wrap-anywhere">{event.why}</span>}
            <span className="text-sm text-ink-3">
              <Time at={event.at} />, {causeText(event)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  </>
);

/** The reason why this payment needs a review, and what happens next. */
function Doubt({ payment: { doubt, status, refund_is_due, amount, events } }: { payment: StaffPaymentDetails }) {
  if (status === 'refunded' || (!doubt && !refund_is_due)) return null;
  const said = events.findLast(({ bank_said }) => bank_said)?.bank_said;
  return (
    <Notice tone="warn">
      {doubt && (
        <p>
          {doubtNames[doubt]}: {money(amount)} was due
          {said ? `, and the bank reported: ${bankText(said)}.` : '.'}
        </p>
      )}
      <p>
        {refund_is_due
          ? 'This payment must be refunded. Send the money in the game, then record the refund here.'
          : 'Nothing has been delivered. We’ll keep checking with the bank until it matches or expires.'}
      </p>
    </Notice>
  );
}

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid content-start gap-0.5">
    <dt className="text-sm text-ink-3">{title}</dt>
    <dd className="font-medium wrap-anywhere">{children}</dd>
  </div>
);
