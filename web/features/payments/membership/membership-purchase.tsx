import type { ReactNode } from 'react';
import { Sparkles } from 'lucide-react';
import type { Membership, Quote } from '@forecourt/contract/payments/payment-shapes.ts';
import { money } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import { CheckoutView } from '../checkout/checkout-view.tsx';
import { useCheckout } from '../checkout/use-checkout.ts';
import type { PurchaseIntent } from '../purchase-intent.ts';

interface MembershipPurchaseProps {
  membership: Membership;
  userId: number;
  /** Lets the user log in again without leaving the page. */
  sessionEnded: ReactNode;
}

/** The price of the next month, line by line, and the button to pay it. */
export function MembershipPurchase({ membership, userId, sessionEnded }: MembershipPurchaseProps) {
  const checkout = useCheckout({ wanted: nextOf(membership), userId });
  const isRenewal = membership.next_purchase === 'renewal';

  async function pay() {
    const { kind } = await checkout.pay();
    if (kind === 'had')
      showToast({ title: isRenewal ? 'Membership renewed' : 'Your membership is active', tone: 'good' });
  }

  return (
    <div className="grid content-start gap-5 border-line max-lg:border-t max-lg:pt-7 lg:border-l lg:pl-14">
      <h3 className="text-lg">{isRenewal ? 'Renew membership' : 'Pay membership'}</h3>
      {checkout.quote && !checkout.openPayment && <EarlyBird quote={checkout.quote} isRenewal={isRenewal} />}
      <CheckoutView checkout={checkout} sessionEnded={sessionEnded} />
      {checkout.label && (
        <Button
          className="justify-self-start max-sm:w-full"
          busy={(checkout.isBusy && !checkout.isCancelling) || checkout.isAsking}
          onClick={() => void pay()}
        >
          {labelOf(checkout.label, isRenewal, checkout.openPayment !== null)}
        </Button>
      )}
    </div>
  );
}

const nextOf = ({ id, dealer_account_id, next_purchase }: Membership): PurchaseIntent =>
  next_purchase === 'renewal'
    ? { transition: 'renew_membership', dealerId: dealer_account_id, membershipId: id }
    : { transition: 'join', dealerId: dealer_account_id };

function labelOf(goOn: string, isRenewal: boolean, isBegun: boolean): string {
  if (isBegun) return goOn;
  return isRenewal ? 'Renew membership' : 'Pay membership';
}

/** Renewing early is cheaper. The quote says by how much. */
function EarlyBird({ quote, isRenewal }: { quote: Quote; isRenewal: boolean }) {
  const saved = -quote.lines.reduce((sum, { amount }) => sum + Math.min(0, amount), 0);
  if (!isRenewal || saved === 0 || quote.refusal) return null;
  return (
    <p className="flex items-start gap-2.5 rounded-m bg-good-soft px-4 py-3 text-good">
      <Sparkles size={18} className="mt-0.5 shrink-0" aria-hidden="true" />
      <span className="text-ink">
        Renewing early saves you <b className="font-semibold">{money(saved)}</b>. You’ll keep your remaining days.
      </span>
    </p>
  );
}
