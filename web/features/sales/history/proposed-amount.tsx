import type { Sale } from '@forecourt/contract/sales/sale-shapes.ts';
import { money } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { usePurchaseAnswer } from '../purchase/use-purchase-answer.ts';

interface ProposedAmountProps {
  sale: Sale;
  proposed: NonNullable<Sale['proposed']>;
}

/** A proposed amount as the seller sees it. The buyer responds to it further down. */
export function ProposedAmount({ sale, proposed }: ProposedAmountProps) {
  const { answer, isAnswering, problem } = usePurchaseAnswer(sale);
  if (sale.side === 'buyer') return null;
  return (
    <div className="mt-1 grid justify-items-start gap-2">
      <p className="text-sm text-ink-2">
        {proposed.by_name} proposed <b className="font-semibold text-ink">{money(proposed.amount)}</b>.{' '}
        {sale.buyer_name ?? 'The buyer'} needs to accept it.
      </p>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {sale.may.answer_amount && (
        <Button
          kind="plain"
          size="small"
          className="pointer-coarse:h-11"
          busy={isAnswering('amount', false)}
          onClick={() => answer({ kind: 'amount', proposedId: proposed.id, agree: false })}
        >
          Withdraw proposal
        </Button>
      )}
    </div>
  );
}
