import type { Review } from '@forecourt/contract/reviews/review-shapes.ts';
import { Stars } from '../../../ui/stars.tsx';

/** A short quote of the review that an action is about. */
export const Quoted = ({ review }: { review: Review }) => (
  <div className="grid gap-1 border-l-2 border-line pl-4">
    <p className="flex flex-wrap items-center gap-x-2.5 text-sm text-ink-2">
      <Stars rating={review.rating} size={15} />
      {review.reviewer_name}
    </p>
    <p className="font-semibold wrap-anywhere">{review.title}</p>
    <p className="line-clamp-3 text-sm wrap-anywhere text-ink-2">{review.comment}</p>
  </div>
);
