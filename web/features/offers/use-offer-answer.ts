import { useMutation } from '@tanstack/react-query';
import type { Offer } from '@forecourt/contract/offers/offer-shapes.ts';
import * as api from '../../lib/api.ts';
import { refetched } from '../../lib/refetch.ts';
import { sentenceOf } from '../../lib/sentence.ts';

type Answer = 'accept' | 'withdraw';

/** The answers that need one press. A refusal refetches too, so the user sees what has changed. */
export function useOfferAnswer({ id, amount }: Offer, onChanged?: () => Promise<void>) {
  const refetch = async () => void (await Promise.all([refetched(), onChanged?.()]));
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (answer: Answer) =>
      answer === 'accept' ? api.offers.accept({ id, amount }) : api.offers.withdraw({ id }),
    onSettled: refetch,
  });
  return {
    answer: mutate,
    isAnswering: (answer: Answer) => isPending && variables === answer,
    isBusy: isPending,
    problem: error ? sentenceOf(error, 'We couldn’t send your response. Please try again.') : undefined,
  };
}
