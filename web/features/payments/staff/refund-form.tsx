import { paymentRecords } from '@forecourt/contract/payments/payment-records.ts';
import type { PaymentKind } from '@forecourt/contract/payments/payments.flow.ts';
import type { StaffPaymentDetails } from '@forecourt/contract/payments/staff-payments.ts';
import { maxReason } from '@forecourt/contract/kit/reason.ts';
import * as api from '../../../lib/api.ts';
import { money } from '../../../lib/format.ts';
import { useCallForm } from '../../../lib/use-call-form.ts';
import { FormButtons } from '../../../ui/form-buttons.tsx';
import { Form } from '../../../ui/form.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import { showToast } from '../../../ui/toast-list.ts';

const Why = paymentRecords.refund.input.pick({ reason: true });

const ends: Record<PaymentKind, string> = {
  listing: 'This listing will end right away.',
  featured: 'The car will lose the featured time from this payment.',
  membership: 'The remaining time it paid for will be removed from the membership.',
  renewal: 'The remaining time it paid for will be removed from the membership.',
};

export function RefundForm({ payment, onDone }: { payment: StaffPaymentDetails; onDone: () => void }) {
  const call = useCallForm({
    shape: Why,
    values: { reason: '' },
    failed: 'We couldn’t record the refund. Please try again.',
    send: async ({ reason }) => {
      await api.payments.refund({ payment_id: payment.id, reason });
      showToast({ title: `Refund of payment #${payment.id} recorded`, tone: 'good' });
      onDone();
    },
  });
  const { isSubmitting } = call;
  const isDelivered = payment.status === 'completed' && !payment.refund_is_due;
  return (
    <Form call={call}>
      <ul className="grid list-disc gap-1.5 pl-5 text-ink-2">
        <li>
          The bank can’t make refunds. Send {money(payment.amount)} to {payment.paid_by.name} in the game, then record
          it here. This can’t be undone.
        </li>
        {isDelivered && <li>{ends[payment.payment_type]}</li>}
      </ul>
      <ReasonField call={call} most={maxReason} hint={`Shown to ${payment.paid_by.name} with the refund.`} />
      <FormButtons cancel="Back" onCancel={onDone} kind="danger-confirm" busy={isSubmitting}>
        Record refund
      </FormButtons>
    </Form>
  );
}
