import type { Database } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { fail } from '../../lib/failure.ts';
import { lockReach } from '../../features/dealers/team.store.ts';
import { isOwnReview, isReviewedSide, type Reader } from '../../features/reviews/review.rules.ts';
import { responsesOf, type ShownResponse } from '../../features/reviews/review-views.rules.ts';
import {
  lockReview,
  insertResponse,
  recordReviewReport,
  type ReviewReport,
} from '../../features/reviews/review-writing.store.ts';
import { findReview } from '../../features/reviews/reviews.store.ts';

/** The reviewed side responds to a published review, once. */
export const answerReview = (db: Database, actor: Reader, id: number, response: string): Promise<ShownResponse> =>
  db.transaction().execute(async (tx) => {
    const reader = { ...actor, ...(await lockReach(tx, actor)) };
    await lockReview(tx, id);
    const review = await findReview(tx, id, reader);
    if (!review?.is_visible) return fail('review_not_found');
    // Authors can't respond to themselves with another character on the dealer's team either.
    if (!isReviewedSide(review, reader) || isOwnReview(review, reader)) fail('not_allowed');
    const answer = { reviewId: id, responderId: reader.userId, dealerId: review.dealer_id, response };
    if (!(await insertResponse(tx, answer))) fail('answered_already');
    await announce(tx, { kind: 'review_answered', reviewId: id, by: reader.userId });
    return responsesOf((await findReview(tx, id, reader))!)[0]!;
  });

/** Announced once. An updated report doesn't notify staff again. */
export const reportReview = (db: Database, actor: Reader, report: Omit<ReviewReport, 'reporterId'>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const review = await findReview(tx, report.reviewId, actor);
    if (!review?.is_visible) return fail('review_not_found');
    if (isOwnReview(review, actor)) fail('own_review');
    const isNew = await recordReviewReport(tx, { ...report, reporterId: actor.userId });
    if (isNew) await announce(tx, { kind: 'review_reported', reviewId: report.reviewId, by: actor.userId });
  });
