import { reviewEditHours } from '@forecourt/contract/reviews/review-values.ts';
import type { Database, Tx } from '../../database/database.ts';
import { fail } from '../../lib/failure.ts';
import { isAuthor, isFresh, type Reader } from '../../features/reviews/review.rules.ts';
import { lockReview, saveWords, markDeleted } from '../../features/reviews/review-writing.store.ts';
import { findReview, type ReviewRow } from '../../features/reviews/reviews.store.ts';
import { updateAwards } from '../awards/update-awards.ts';

interface Changed {
  rating?: number | undefined;
  title?: string | undefined;
  comment?: string | undefined;
}

/** The text can be changed for two days, the stars only until the review is published. */
export const editReview = (db: Database, actor: Reader, id: number, changed: Changed): Promise<ReviewRow> =>
  db.transaction().execute(async (tx) => {
    const review = await lockOwn(tx, actor, id);
    const { rating = review.rating, title = review.title, comment = review.comment } = changed;
    if (review.hidden_at !== null) fail('review_is_hidden');
    if (!isFresh(review)) fail('review_time_over', { words: { hours: String(reviewEditHours) } });
    if (rating !== review.rating && review.is_published) fail('stars_are_read');
    if (rating === review.rating && title === review.title && comment === review.comment) return review;
    await saveWords(tx, id, { rating, title, comment });
    return (await findReview(tx, id, actor))!;
  });

/** Possible at any time, but no second review of the same sale can be written. */
export const deleteReview = (db: Database, actor: Reader, id: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const review = await lockOwn(tx, actor, id);
    await markDeleted(tx, id);
    await updateAwards(tx, review.user_id);
  });

async function lockOwn(tx: Tx, actor: Reader, id: number): Promise<ReviewRow> {
  await lockReview(tx, id);
  const review = await findReview(tx, id, actor);
  return review && isAuthor(review, actor) ? review : fail('review_not_found');
}
