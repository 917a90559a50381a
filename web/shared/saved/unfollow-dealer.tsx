import { useMutation } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast-list.ts';

/** Unfollows the dealer that caused a notification. */
export function UnfollowDealer({ id, name }: { id: number; name: string }) {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => api.follows.unfollow({ dealer_id: id }),
    onError: (error) =>
      showToast({
        title: `We couldn’t unfollow ${name}`,
        text: sentenceOf(error),
        tone: 'danger',
      }),
  });
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pr-3 pb-2.5 pl-[74px] text-sm">
      <span className="min-w-0 truncate text-ink-3">{name}</span>
      {isSuccess ? (
        <output className="text-ink-2">Unfollowed</output>
      ) : (
        <Button
          kind="link"
          className="text-sm font-medium"
          aria-label={`Unfollow ${name}`}
          busy={isPending}
          onClick={() => mutate()}
        >
          Unfollow
        </Button>
      )}
    </p>
  );
}
