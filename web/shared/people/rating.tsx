import { countOf } from '../../lib/format.ts';
import { Stars } from '../../ui/stars.tsx';

interface RatingProps {
  /** Null if there are no reviews. */
  rating: number | null;
  totalReviews: number;
  size?: number;
}

/** Stars, the average and the number of reviews, or "No reviews yet". */
export const Rating = ({ rating, totalReviews, size = 17 }: RatingProps) =>
  rating === null ? (
    <span className="text-ink-3">No reviews yet</span>
  ) : (
    <span className="inline-flex flex-wrap items-center gap-x-2 whitespace-nowrap">
      <Stars rating={rating} size={size} />
      <span>
        <span aria-hidden="true" className="font-semibold text-ink">
          {rating.toFixed(1)}
        </span>{' '}
        <span className="text-ink-2">({countOf(totalReviews, 'review')})</span>
      </span>
    </span>
  );
