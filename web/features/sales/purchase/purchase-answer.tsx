import { money } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DisputeButton } from './dispute-button.tsx';
import { usePurchaseAnswer } from './use-purchase-answer.ts';

/** A sale as its buyer answers it, in the conversation and on the page of purchases. */
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

/** The buttons of the buyer, and what became of pressing them. Nothing where there is nothing to answer. */
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
              ? 'Did you buy this car? Confirming it makes the sale verified, and cannot be taken back.'
              : `Did you buy this car for ${money(sale_price)}? Confirming it makes the sale verified, and cannot be taken back.`}
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
            The seller asks to change the amount{sale_price !== null && ` from ${money(sale_price)}`} to{' '}
            <b className="font-semibold text-ink">{money(proposed.amount)}</b>. It counts when you agree.
          </p>
          <div className="flex flex-wrap gap-2.5">
            <Button
              size="small"
              className="pointer-coarse:h-11"
              busy={isAnswering('amount', true)}
              disabled={isBusy && !isAnswering('amount', true)}
              onClick={() => answer({ kind: 'amount', proposedId: proposed.id, agree: true })}
            >
              Agree
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
