import type { Review } from '@forecourt/contract/reviews/review-shapes.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Stars } from '../../ui/stars.tsx';
import { Time } from '../../ui/time.tsx';

type RecentReview = Pick<Review, 'id' | 'reviewer_name' | 'reviewer_avatar' | 'rating' | 'title' | 'created_at'>;

/** The newest three, in short. */
export const RecentReviews = ({ reviews }: { reviews: readonly RecentReview[] }) => (
  <ul className="grid gap-3 md:grid-cols-3">
    {reviews.slice(0, 3).map((review) => (
      <li key={review.id} className="grid content-start gap-3 rounded-l border border-line bg-surface p-5">
        <Stars rating={review.rating} size={16} />
        <p className="line-clamp-3 font-semibold wrap-anywhere">{review.title}</p>
        <div className="flex min-w-0 items-center gap-2.5 text-sm">
          <Avatar name={review.reviewer_name} picture={review.reviewer_avatar} />
          <span className="grid min-w-0">
            <span className="truncate font-medium">{review.reviewer_name}</span>
            <span className="text-ink-3">
              <Time at={review.created_at} />
            </span>
          </span>
        </div>
      </li>
    ))}
  </ul>
);
