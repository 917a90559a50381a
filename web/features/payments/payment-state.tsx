import type { Payment } from '@forecourt/contract/payments/payment-shapes.ts';
import { Tag } from '../../ui/tag.tsx';
import { statusWords } from './status-words.ts';

/** The status of a payment, with anything else the user should know. */
export const PaymentState = ({ payment }: { payment: Payment }) => (
  <span className="inline-grid justify-items-start gap-1">
    <Tag tone={statusWords[payment.status].tone}>{statusWords[payment.status].label}</Tag>
    {payment.refund_is_due && <span className="text-sm text-warn">Refund pending</span>}
    {isLookedInto(payment) && <span className="text-sm text-warn">Under review</span>}
  </span>
);

/** Once it's completed or refunded, staff are done with it. */
export const isLookedInto = ({ is_in_doubt, status }: Payment): boolean =>
  is_in_doubt && status !== 'completed' && status !== 'refunded';
