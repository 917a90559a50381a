import type { OwnReview, Review } from '@forecourt/contract/reviews/review-shapes.ts';
import { DeleteReview } from './delete-review.tsx';
import { EditReview } from './edit-review.tsx';
import { HideReview, ShowAgain } from './hide-review.tsx';
import { ReportReview } from './report-review.tsx';
import { RespondToReview } from './respond-to-review.tsx';
import type { Task } from './review-tasks.ts';

interface ReviewTaskProps {
  task: Task;
  review: Review | OwnReview;
  onDone: () => void;
}

/** The content of the dialog for an action. */
export function ReviewTask({ task, ...rest }: ReviewTaskProps) {
  const Form = forms[task];
  return <Form {...rest} />;
}

const forms = {
  respond: RespondToReview,
  edit: EditReview,
  delete: DeleteReview,
  report: ReportReview,
  hide: HideReview,
  unhide: ShowAgain,
};
