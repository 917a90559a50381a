import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import * as api from '../../lib/api.ts';
import { count } from '../../lib/format.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { CardSkeletons } from './list/reviews-skeleton.tsx';
import { OwnReviewCard, type RenderHidden } from './list/own-review-card.tsx';
import { useReviewTasks } from './tasks/use-review-tasks.tsx';
import { words } from './words.ts';

/** The user's own reviews, including those that aren't public, on their profile below the reviews they received. */
export function OwnReviews({ renderHidden }: { renderHidden: RenderHidden }) {
  const { data, error, refetch } = useQuery(api.reviews.mine.query({}));
  const tasks = useReviewTasks();
  const [most, setMost] = useState(5);
  return (
    <section aria-labelledby="own-reviews" className="grid grid-cols-1 gap-4">
      <h2 id="own-reviews" className="text-xl">
        Reviews you wrote
      </h2>
      {error && !data && (
        <ErrorState level={2} title={words.failed} text={sentenceOf(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <output aria-busy="true" aria-label="Loading your reviews">
          <CardSkeletons number={1} />
        </output>
      )}
      {data?.reviews.length === 0 && <p className="text-ink-2">{words.noneWritten}</p>}
      {data && data.reviews.length > 0 && (
        <ul className="grid grid-cols-1 gap-4">
          {data.reviews.slice(0, most).map((review) => (
            <li key={review.id}>
              <OwnReviewCard review={review} actions={tasks.actionsOf(review)} renderHidden={renderHidden} />
            </li>
          ))}
        </ul>
      )}
      {data && data.reviews.length > most && (
        <Button kind="plain" className="justify-self-center" onClick={() => setMost(Infinity)}>
          Show all {count(data.reviews.length)} reviews you wrote
        </Button>
      )}
      {tasks.dialog}
    </section>
  );
}
