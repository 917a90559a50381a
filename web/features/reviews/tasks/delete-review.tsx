import { useMutation } from '@tanstack/react-query';
import type { Review } from '@forecourt/contract/reviews/review-shapes.ts';
import * as api from '../../../lib/api.ts';
import { refetched } from '../../../lib/refetch.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogFoot } from '../../../ui/dialog-foot.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import { words } from '../words.ts';

export function DeleteReview({ review, onDone }: { review: Review; onDone: () => void }) {
  const { mutate, isPending, error } = useMutation({
    // A review that's already gone counts as deleted.
    mutationFn: () => api.reviews.delete({ id: review.id }),
    onSuccess: () => {
      showToast({ title: 'Review deleted', tone: 'good' });
      onDone();
      return refetched();
    },
  });
  return (
    <div className="grid gap-5">
      {error && <Notice tone="danger">{sentenceOf(error, words.deleteFailed)}</Notice>}
      <p className="text-ink-2">
        <b className="font-semibold text-ink">{review.title}</b> will be deleted, along with any response. You won’t be
        able to review this sale again.
      </p>
      <DialogFoot>
        <Button kind="plain" onClick={onDone}>
          Keep review
        </Button>
        <Button kind="danger-confirm" busy={isPending} onClick={() => mutate()}>
          Delete review
        </Button>
      </DialogFoot>
    </div>
  );
}
