import type { Database, Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { fail } from '../../lib/failure.ts';
import { mayDecide, type Reader } from '../../features/reviews/review.rules.ts';
import { settleReports } from '../../features/reviews/reported-reviews.store.ts';
import { lockReview, setHidden } from '../../features/reviews/review-writing.store.ts';
import { findReview } from '../../features/reviews/reviews.store.ts';
import { asStaff } from '../../features/staff/as-staff.ts';
import { updateAwards } from '../awards/update-awards.ts';

interface Decision {
  reviewId: number;
  hidden: boolean;
  reason: string;
}

/** Staff hide a review or restore it. Unpublished reviews don't exist for them either. */
export const decideReview = (db: Database, staff: Reader, { reviewId, hidden, reason }: Decision): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockReview(tx, reviewId);
    const review = await findReview(tx, reviewId, staff);
    if (!review?.is_published) return fail('review_not_found');
    if (!mayDecide(review, staff)) fail('not_allowed');
    if ((review.hidden_at !== null) === hidden) fail('review_is_so', { words: { state: hidden ? 'hidden' : 'shown' } });
    const action = hidden ? 'hide_review' : 'unhide_review';
    // Hiding the review upholds its reports.
    const reporters = await asStaff(tx, staff.userId, { action, id: reviewId, reason }, async () => {
      await setHidden(tx, reviewId, hidden ? reason : null);
      return hidden ? settleReports(tx, reviewId, 'upheld') : [];
    });
    if (hidden) await announce(tx, { kind: 'review_hidden', reviewId, reason, by: staff.userId });
    await announceToReporters(tx, { reviewId, reporters, isHidden: true, by: staff.userId });
    await updateAwards(tx, review.user_id);
  });

/** Staff checked the reports and keep the review. */
export const dismissReports = (db: Database, staff: Reader, reviewId: number, reason: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockReview(tx, reviewId);
    const review = await findReview(tx, reviewId, staff);
    if (!review?.is_published) return fail('review_not_found');
    if (!mayDecide(review, staff)) fail('not_allowed');
    const reporters = await asStaff(tx, staff.userId, { action: 'keep_review', id: reviewId, reason }, async () => {
      const settled = await settleReports(tx, reviewId, 'dismissed');
      return settled.length > 0 ? settled : fail('review_not_reported');
    });
    await announceToReporters(tx, { reviewId, reporters, isHidden: false, by: staff.userId });
  });

interface Outcome {
  reviewId: number;
  reporters: number[];
  isHidden: boolean;
  by: number;
}

async function announceToReporters(tx: Tx, outcome: Outcome): Promise<void> {
  if (outcome.reporters.length > 0) await announce(tx, { kind: 'review_report_decided', ...outcome });
}
