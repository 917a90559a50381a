import { ArrowLeft, Printer } from 'lucide-react';
import type { Receipt } from '@forecourt/contract/payments/payment-shapes.ts';
import { hasReceipt } from '@forecourt/contract/payments/payments.flow.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { OpenPaymentActions } from '../open-payment-actions.tsx';
import { isLookedInto } from '../payment-state.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';

/** The printable receipt, surrounded by elements for the screen only. */
export const ReceiptView = ({ receipt }: { receipt: Receipt }) => (
  <div className="wrap grid max-w-[820px] grid-cols-1 gap-5 py-[clamp(20px,4vw,48px)] print:block print:w-full print:p-0">
    <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
      <ButtonLink to={paths.paymentHistory} kind="quiet" size="small" className="-ml-3.5">
        <ArrowLeft size={17} aria-hidden="true" />
        Payment History
      </ButtonLink>
      {hasReceipt(receipt.status) && (
        <Button kind="plain" size="small" onClick={() => window.print()}>
          <Printer size={17} aria-hidden="true" />
          Print
        </Button>
      )}
    </div>
    <div className="grid gap-3 empty:hidden print:hidden">
      <News receipt={receipt} />
    </div>
    <ReceiptSheet receipt={receipt} />
  </div>
);

/** Explains what the user can do next or has to wait for. */
function News({ receipt }: { receipt: Receipt }) {
  if (isLookedInto(receipt))
    return (
      <Notice tone="warn">
        The bank’s record doesn’t match this payment. Our staff are looking into it, and you don’t need to do anything.
        {receipt.refund_is_due && ' We’ll refund the money we received.'}
      </Notice>
    );
  if (receipt.status === 'pending')
    return (
      <Notice tone="warn">
        <div className="grid gap-3">
          <p>
            This payment isn’t finished. If you’ve just paid at the bank, it will be completed here within a minute.
          </p>
          <OpenPaymentActions payment={receipt} />
        </div>
      </Notice>
    );
  if (receipt.refund_is_due)
    return (
      <Notice tone="warn">Your purchase was no longer available when your payment arrived. We’ll refund you.</Notice>
    );
  return null;
}
