import { lazy, Suspense, useState, useTransition } from 'react';
import type { OwnReview, Review } from '@forecourt/contract/reviews/review-shapes.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { ReviewActions } from './review-actions.tsx';
import { tasks, type Task } from './review-tasks.ts';

/** Loaded on demand, because most users only read. */
const load = async () => ({ default: (await import('./review-task.tsx')).ReviewTask });
const ReviewTask = lazy(load);
const preload = () => void load().catch(() => undefined);

/** Actions for a list of reviews: the buttons of each and the shared dialog. */
export function useReviewTasks() {
  const [begun, setBegun] = useState<{ task: Task; review: Review | OwnReview } | null>(null);
  const [isOpening, startOpening] = useTransition();
  const close = () => setBegun(null);
  return {
    /** All allowed actions, or only one if the review itself isn't shown. */
    actionsOf: (review: Review | OwnReview, only?: Task) => (
      <ReviewActions
        review={review}
        {...(only && { only })}
        isOpening={isOpening}
        onNear={preload}
        onBegin={(task) => startOpening(() => setBegun({ task, review }))}
      />
    ),
    dialog: (
      <Dialog isForm open={begun !== null} onClose={close} title={begun ? tasks[begun.task].title : ''}>
        <Suspense>{begun && <ReviewTask {...begun} onDone={close} />}</Suspense>
      </Dialog>
    ),
  };
}
