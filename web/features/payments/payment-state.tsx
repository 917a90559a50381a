import type { Payment } from '@forecourt/contract/payments/payment-shapes.ts';
import { Tag } from '../../ui/tag.tsx';
import { statusWords } from './status-words.ts';

/** How a payment stands, with what the person should know beyond it. */
export const PaymentState = ({ payment }: { payment: Payment }) => (
  <span className="inline-grid justify-items-start gap-1">
    <Tag tone={statusWords[payment.status].tone}>{statusWords[payment.status].label}</Tag>
    {payment.refund_is_due && <span className="text-sm text-warn">Your money will be given back</span>}
    {isLookedInto(payment) && <span className="text-sm text-warn">Being looked into</span>}
  </span>
);

/** Once it is completed or given back, staff are done with it. */
export const isLookedInto = ({ is_in_doubt, status }: Payment): boolean =>
  is_in_doubt && status !== 'completed' && status !== 'refunded';
