import { useState } from 'react';
import type { Payment } from '@forecourt/contract/payments/payment-shapes.ts';
import { kindNames } from '@forecourt/contract/payments/payments.flow.ts';
import { focusHeading } from '../../lib/focus-heading.ts';
import { money } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useOpenPayment } from './use-open-payment.ts';

/** Buttons to continue or cancel an open payment. Cancelling asks for confirmation. */
export function OpenPaymentActions({ payment }: { payment: Payment }) {
  const { running, resume, cancel } = useOpenPayment(payment);
  const [asks, setAsks] = useState(false);
  const what = `${kindNames[payment.payment_type]}, ${payment.subject}`;

  async function giveUp() {
    setAsks(false);
    await cancel();
    // The buttons disappear with the open payment, so focus must move.
    setTimeout(() => {
      if (document.activeElement === document.body) focusHeading();
    });
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" busy={running === 'resume'} onClick={() => void resume()}>
        Continue<span className="sr-only"> paying: {what}</span>
      </Button>
      <Button kind="plain" size="small" busy={running === 'cancel'} onClick={() => setAsks(true)}>
        Cancel payment<span className="sr-only">: {what}</span>
      </Button>
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title="Cancel this payment?"
        actions={
          <>
            <Button kind="plain" onClick={() => setAsks(false)}>
              Keep payment
            </Button>
            <Button kind="danger-confirm" onClick={() => void giveUp()}>
              Cancel payment
            </Button>
          </>
        }
      >
        <div className="grid gap-3 text-ink-2">
          <p>
            {kindNames[payment.payment_type]} for <span className="font-semibold text-ink">{payment.subject}</span>,{' '}
            {money(payment.amount)}.
          </p>
          <p>You won’t be charged. If you’ve already paid at the bank, the payment will be completed instead.</p>
        </div>
      </Dialog>
    </div>
  );
}

/** True if it's waiting for the buyer. A payment in doubt is waiting for staff. */
export const isOpen = ({ status, is_in_doubt }: Payment): boolean => status === 'pending' && !is_in_doubt;
