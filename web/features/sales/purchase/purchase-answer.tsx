import { money } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DisputeButton } from './dispute-button.tsx';
import { usePurchaseAnswer } from './use-purchase-answer.ts';

/** A sale that the buyer can respond to, in the conversation and in their purchases. */
export interface Purchase {
  id: number;
  car_name: string;
  sale_price: number | null;
  proposed: { id: number; amount: number } | null;
  mayAnswer: boolean;
  mayAnswerAmount: boolean;
}

interface PurchaseAnswerProps {
  purchase: Purchase;
  onChanged?: () => Promise<void>;
}

/** The buyer's buttons and any error. Renders nothing if there's nothing to respond to. */
export function PurchaseAnswer({ purchase, onChanged }: PurchaseAnswerProps) {
  const { answer, isAnswering, isBusy, problem } = usePurchaseAnswer(purchase, onChanged);
  const { sale_price, proposed, mayAnswer, mayAnswerAmount } = purchase;
  return (
    <div className="grid gap-3 empty:hidden">
      {problem && <Notice tone="danger">{problem}</Notice>}
      {mayAnswer && (
        <>
          <p className="text-sm text-ink-2">
            {sale_price === null
              ? 'Did you buy this car? Confirming verifies the sale and can’t be undone.'
              : `Did you buy this car for ${money(sale_price)}? Confirming verifies the sale and can’t be undone.`}
          </p>
          <div className="flex flex-wrap gap-2.5">
            <Button
              size="small"
              className="pointer-coarse:h-11"
              busy={isAnswering('confirm')}
              disabled={isBusy && !isAnswering('confirm')}
              onClick={() => answer({ kind: 'confirm' })}
            >
              Confirm purchase
            </Button>
            <DisputeButton sale={purchase} onChanged={onChanged} disabled={isBusy} />
          </div>
        </>
      )}
      {proposed && mayAnswerAmount && (
        <>
          <p className="text-sm text-ink-2">
            The seller wants to change the amount{sale_price !== null && ` from ${money(sale_price)}`} to{' '}
            <b className="font-semibold text-ink">{money(proposed.amount)}</b>. The change needs your approval.
          </p>
          <div className="flex flex-wrap gap-2.5">
            <Button
              size="small"
              className="pointer-coarse:h-11"
              busy={isAnswering('amount', true)}
              disabled={isBusy && !isAnswering('amount', true)}
              onClick={() => answer({ kind: 'amount', proposedId: proposed.id, agree: true })}
            >
              Accept
            </Button>
            <Button
              kind="plain"
              size="small"
              className="pointer-coarse:h-11"
              busy={isAnswering('amount', false)}
              disabled={isBusy && !isAnswering('amount', false)}
              onClick={() => answer({ kind: 'amount', proposedId: proposed.id, agree: false })}
            >
              Decline
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
