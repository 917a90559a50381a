import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import * as api from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { Stars } from '../../ui/stars.tsx';
import { Tag } from '../../ui/tag.tsx';
import { stateTags } from './list/own-review-card.tsx';
import { useReviewTasks } from './tasks/use-review-tasks.tsx';

/** The user's review of a sale, shown next to it. Renders nothing if there's none. All reviews are on the profile. */
export function WrittenReview({ saleId }: { saleId: number }) {
  const { data } = useQuery(api.reviews.mine.query({}));
  const tasks = useReviewTasks();
  const review = data?.reviews.find(({ sale_id }) => sale_id === saleId);
  if (!review) return null;
  const { name, tone } = stateTags[review.state];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        {review.reviewer_id !== null && (
          <Link
            to={paths.user}
            params={{ userId: String(review.reviewer_id) }}
            search={{ tab: 'reviews' }}
            className="font-medium underline decoration-edge underline-offset-4 hover:decoration-ink"
          >
            Your review
          </Link>
        )}
        <Stars rating={review.rating} size={15} />
        <Tag tone={tone}>{name}</Tag>
        {review.state === 'hidden' && review.reviewer_id !== null && (
          <Link
            to={paths.user}
            params={{ userId: String(review.reviewer_id) }}
            search={{ tab: 'reviews' }}
            className="underline decoration-edge underline-offset-4 hover:decoration-ink"
          >
            See why and appeal
          </Link>
        )}
      </p>
      {tasks.actionsOf(review, 'edit')}
      {tasks.dialog}
    </div>
  );
}
