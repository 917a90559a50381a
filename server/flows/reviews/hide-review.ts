import type { Database } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { fail } from '../../lib/failure.ts';
import { mayDecide, type Reader } from '../../features/reviews/review.rules.ts';
import { holdReview, setHidden, upholdReports } from '../../features/reviews/review-writing.store.ts';
import { findReview } from '../../features/reviews/reviews.store.ts';
import { asStaff } from '../../features/staff/as-staff.ts';
import { keepAwards } from '../awards/keep-awards.ts';

interface Decision {
  reviewId: number;
  hidden: boolean;
  reason: string;
}

/** The staff take a review out of sight, or show it again; what nobody could read yet is not there for them either. */
export const decideReview = (db: Database, staff: Reader, { reviewId, hidden, reason }: Decision): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await holdReview(tx, reviewId);
    const review = await findReview(tx, reviewId);
    if (!review?.is_published) return fail('review_not_found');
    if (!mayDecide(review, staff)) fail('not_allowed');
    if ((review.hidden_at !== null) === hidden) fail('review_is_so', { words: { state: hidden ? 'hidden' : 'shown' } });
    const action = hidden ? 'hide_review' : 'unhide_review';
    await asStaff(tx, staff.userId, { action, id: reviewId, reason }, async () => {
      await setHidden(tx, reviewId, hidden ? reason : null);
      if (hidden) await upholdReports(tx, reviewId);
    });
    if (hidden) await announce(tx, { kind: 'review_hidden', reviewId, reason, by: staff.userId });
    await keepAwards(tx, review.user_id);
  });
