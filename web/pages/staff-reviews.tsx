import { ReportedReviews } from '../features/reviews/staff/reported-reviews.tsx';
import { useTitle } from '../lib/title.ts';

/** Reviews, below Messaging in the staff portal. */
export function StaffReviewsPage() {
  useTitle('Reported reviews');
  return <ReportedReviews />;
}
