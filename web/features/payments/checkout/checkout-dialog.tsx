import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DialogFoot } from '../../../ui/dialog-foot.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import type { PurchaseIntent } from '../purchase-intent.ts';
import { CheckoutView } from './checkout-view.tsx';
import { useCheckout } from './use-checkout.ts';
import { transitionWords } from './words.ts';

interface CheckoutDialogProps {
  /** The purchase. Null while the dialog is closed. */
  wanted: PurchaseIntent | null;
  userId: number;
  onClose: () => void;
  /** Called after a free purchase, which needs no payment. */
  onHad?: () => void;
  sessionEnded?: ReactNode;
}

export const CheckoutDialog = ({ wanted, onClose, ...rest }: CheckoutDialogProps) => (
  <Dialog open={wanted !== null} onClose={onClose} title={wanted ? transitionWords[wanted.transition].title : ''}>
    {wanted && <OpenCheckout wanted={wanted} onClose={onClose} {...rest} />}
  </Dialog>
);

function OpenCheckout({
  wanted,
  userId,
  onClose,
  onHad,
  sessionEnded,
}: CheckoutDialogProps & { wanted: PurchaseIntent }) {
  const checkout = useCheckout({ wanted, userId });

  async function pay() {
    if ((await checkout.pay()).kind !== 'had') return;
    showToast({ title: transitionWords[wanted.transition].had, tone: 'good' });
    onClose();
    onHad?.();
  }

  return (
    <div className="grid gap-5">
      {checkout.quote && <p className="text-lg font-semibold">{checkout.quote.subject}</p>}
      <CheckoutView checkout={checkout} sessionEnded={sessionEnded} />
      <DialogFoot>
        <Button kind="plain" onClick={onClose}>
          {checkout.label ? 'Not now' : 'Close'}
        </Button>
        {checkout.label && (
          <Button busy={(checkout.isBusy && !checkout.isCancelling) || checkout.isAsking} onClick={() => void pay()}>
            {checkout.label}
          </Button>
        )}
      </DialogFoot>
    </div>
  );
}
