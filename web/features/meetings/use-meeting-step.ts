import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import { refetched } from '../../lib/refetch.ts';
import { sentenceOf } from '../../lib/sentence.ts';

/** One step at a time. Afterwards, or if someone was faster, everything that shows the meeting is refetched. */
export function useMeetingStep(failed: string, onChanged: () => Promise<void>) {
  const refetch = async () => void (await Promise.all([refetched(), onChanged()]));
  const { mutate, mutateAsync, isPending, variables, error } = useMutation({
    mutationFn: ({ step }: { name: string; step: () => Promise<unknown> }) => step(),
    onSuccess: refetch,
    onError: (failure) => void (failure instanceof ApiError && failure.code !== 'bad_input' && refetch()),
  });
  return {
    take: (name: string, step: () => Promise<unknown>) => mutate({ name, step }),
    takeAsync: (name: string, step: () => Promise<unknown>) => mutateAsync({ name, step }),
    isTaking: (name: string) => isPending && variables.name === name,
    isBusy: isPending,
    problem: error ? sentenceOf(error, failed) : undefined,
  };
}
