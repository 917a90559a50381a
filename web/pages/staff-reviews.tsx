import { ReportedReviews } from '../features/reviews/staff/reported-reviews.tsx';
import { useTitle } from '../lib/title.ts';

/** Reviews, a subtab of Messaging. */
export function StaffReviewsPage() {
  useTitle('Reported reviews');
  return <ReportedReviews />;
}
