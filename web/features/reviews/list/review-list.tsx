import type { Review } from '@forecourt/contract/reviews/review-shapes.ts';
import { useReviewTasks } from '../tasks/use-review-tasks.tsx';
import { ReviewCard } from './review-card.tsx';

interface ReviewListProps {
  reviews: readonly Review[];
  /** Shows which team member sold the car. */
  isOfDealer: boolean;
}

export function ReviewList({ reviews, isOfDealer }: ReviewListProps) {
  const tasks = useReviewTasks();
  return (
    <>
      <ul className="grid grid-cols-1 gap-4">
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} isOfDealer={isOfDealer} actions={tasks.actionsOf(review)} />
          </li>
        ))}
      </ul>
      {tasks.dialog}
    </>
  );
}
