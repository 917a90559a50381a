import type { StaffPayment } from '@forecourt/contract/payments/staff-payments.ts';
import { Tag } from '../../../ui/tag.tsx';
import { statusWords } from '../status-words.ts';
import { doubtNames } from './words.ts';

type Shown = Pick<StaffPayment, 'status' | 'refund_is_due' | 'doubt'>;

/** The payment's status and what staff need to do. */
export const StaffPaymentState = ({ payment: { status, refund_is_due, doubt } }: { payment: Shown }) => (
  <span className="inline-grid justify-items-start gap-1">
    <Tag tone={statusWords[status].tone}>{statusWords[status].label}</Tag>
    {doubt && status !== 'refunded' && <span className="text-sm text-warn">{doubtNames[doubt]}</span>}
    {refund_is_due && <span className="text-sm text-warn">Refund due</span>}
  </span>
);
