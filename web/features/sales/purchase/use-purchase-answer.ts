import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import * as api from '../../../lib/api.ts';
import { refetched } from '../../../lib/refetch.ts';
import { sentenceOf } from '../../../lib/sentence.ts';

type Answer = { kind: 'confirm' } | { kind: 'amount'; proposedId: number; agree: boolean };

/** The buyer's response to a sale. `onChanged` refetches the views that show it. */
export function usePurchaseAnswer(sale: { id: number; sale_price: number | null }, onChanged?: () => Promise<void>) {
  const refetch = async () => void (await Promise.all([refetched(), onChanged?.()]));
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (answer: Answer) =>
      answer.kind === 'confirm'
        ? api.sales.confirm({ id: sale.id, sale_price: sale.sale_price })
        : api.sales.answerAmount({ id: sale.id, proposed_id: answer.proposedId, agree: answer.agree }),
    onSuccess: refetch,
    // The sale has changed, so the user must see the new version before responding.
    onError: (failure) => void (failure instanceof ApiError && isOutdated.has(failure.code) && refetch()),
  });
  return {
    answer: mutate,
    isAnswering: (kind: Answer['kind'], agree?: boolean) =>
      isPending && variables.kind === kind && (variables.kind === 'confirm' || variables.agree === agree),
    isBusy: isPending,
    problem: error ? sentenceOf(error, 'We couldn’t send your response. Please try again.') : undefined,
  };
}

const isOutdated = new Set<string>(['sale_changed', 'sale_settled', 'sale_not_found']);
