import { ApiError } from '@forecourt/contract/kit/client.ts';
import type { OwnReview, Review } from '@forecourt/contract/reviews/review-shapes.ts';
import { reviewEditHours } from '@forecourt/contract/reviews/review-values.ts';
import * as api from '../../../lib/api.ts';
import { refetched } from '../../../lib/refetch.ts';
import { zonedText } from '../../../lib/zoned-text.ts';
import { showToast } from '../../../ui/toast-list.ts';
import { words } from '../words.ts';
import { ReviewForm } from './review-form.tsx';

export function EditReview({ review, onDone }: { review: Review | OwnReview; onDone: () => void }) {
  // Reviews in a public list have already been seen by others.
  const mayChangeStars = 'may_change_stars' in review && review.may_change_stars;
  const until = new Date(Date.parse(review.created_at) + reviewEditHours * 3_600_000).toISOString();
  return (
    <ReviewForm
      values={review}
      lockedStars={mayChangeStars ? undefined : 'You can’t change the stars because this review is already public.'}
      note={`You can edit this review until ${zonedText(until)}.`}
      failed={words.updateFailed}
      button="Save changes"
      send={async ({ rating, title, comment }) => {
        const saved = await api.reviews.edit({ id: review.id, title, comment, ...(mayChangeStars && { rating }) });
        if (!saved) throw new ApiError('review_not_found', 'Review not found');
        showToast({ title: 'Review updated', tone: 'good' });
        onDone();
        await refetched();
      }}
      onCancel={onDone}
    />
  );
}
