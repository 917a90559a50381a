import type { reviews } from '@forecourt/contract/reviews/reviews.ts';
import { reportedPerPage } from '@forecourt/contract/reviews/reported-reviews.ts';
import { reviewsPerPage } from '@forecourt/contract/reviews/review-values.ts';
import type { Database } from '../../database/database.ts';
import { fail } from '../../lib/failure.ts';
import { reachOf, type Actor, type Handlers } from '../../lib/handlers.ts';
import { canSeeHidden, type Reader } from '../../features/reviews/review.rules.ts';
import { ownReviewView, responsesOf, reviewView } from '../../features/reviews/review-views.rules.ts';
import {
  findReview,
  hasDealer,
  hasProfile,
  listReviews,
  readStats,
  reviewsBy,
  type Reviewed,
  type ReviewQuery,
} from '../../features/reviews/reviews.store.ts';
import { answerReview, reportReview } from '../../flows/reviews/answer-review.ts';
import { deleteReview, editReview } from '../../flows/reviews/change-review.ts';
import { decideReview, dismissReports } from '../../flows/reviews/hide-review.ts';
import { reportedReviews } from '../../flows/reviews/reported-reviews.ts';
import { writeReview } from '../../flows/reviews/write-review.ts';

const readerOf = (actor: Actor): Reader => ({ ...reachOf(actor), staffRole: actor.staffRole });

export function reviewsCalls(db: Database): Handlers<typeof reviews> {
  async function pageOf(reviewed: Reviewed, query: Omit<ReviewQuery, 'reader' | 'withHidden'>, actor: Actor | null) {
    const reader = actor && readerOf(actor);
    const wanted = { ...query, reader, withHidden: canSeeHidden(reader) };
    const [rows, { stats, matching }] = await Promise.all([
      listReviews(db, reviewed, wanted),
      readStats(db, reviewed, wanted),
    ]);
    return {
      success: true as const,
      reviews: rows.map((row) => reviewView(row, reader)),
      stats,
      page: wanted.page,
      pages: Math.ceil(matching / reviewsPerPage),
      total: matching,
    };
  }

  return {
    async ofUser({ user_id, ...wanted }, actor) {
      if (!(await hasProfile(db, user_id))) fail('user_not_found');
      return pageOf({ user: user_id }, wanted, actor);
    },
    async ofDealer({ dealer_id, ...wanted }, actor) {
      if (!(await hasDealer(db, dealer_id))) fail('dealer_not_found');
      return pageOf({ dealer: dealer_id }, wanted, actor);
    },
    async stats({ user_id }, actor) {
      if (!(await hasProfile(db, user_id))) fail('user_not_found');
      const { stats } = await readStats(db, { user: user_id }, { reader: actor && readerOf(actor) });
      return { success: true, stats };
    },
    async mine(_, actor) {
      const rows = await reviewsBy(db, readerOf(actor));
      return { success: true, reviews: rows.map((row) => ownReviewView(row, readerOf(actor))) };
    },
    async write({ sale_id, ...words }, actor) {
      const row = await writeReview(db, readerOf(actor), { saleId: sale_id, ...words });
      return { success: true, id: row.id, review: ownReviewView(row, readerOf(actor)) };
    },
    async edit({ id, ...changed }, actor) {
      const row = await editReview(db, readerOf(actor), id, changed);
      return { success: true, review: ownReviewView(row, readerOf(actor)) };
    },
    async delete({ id }, actor) {
      await deleteReview(db, readerOf(actor), id);
      return { success: true };
    },
    async responses({ review_id }, actor) {
      const row = await findReview(db, review_id, actor && readerOf(actor));
      if (!row?.is_visible) return fail('review_not_found');
      return { success: true, responses: responsesOf(row) };
    },
    async addResponse({ review_id, response }, actor) {
      return { success: true, response: await answerReview(db, readerOf(actor), review_id, response) };
    },
    async report({ review_id, reason, details }, actor) {
      await reportReview(db, readerOf(actor), { reviewId: review_id, reason, details: details || null });
      return { success: true };
    },
    async hide({ review_id, reason }, actor) {
      await decideReview(db, readerOf(actor), { reviewId: review_id, hidden: true, reason });
      return { success: true };
    },
    async keep({ review_id, reason }, actor) {
      await dismissReports(db, readerOf(actor), review_id, reason);
      return { success: true };
    },
    async reported(wanted, actor) {
      const { reviews: shown, total } = await reportedReviews(db, readerOf(actor), wanted);
      return { success: true, reviews: shown, page: wanted.page, pages: Math.ceil(total / reportedPerPage), total };
    },
    async unhide({ review_id, reason }, actor) {
      await decideReview(db, readerOf(actor), { reviewId: review_id, hidden: false, reason });
      return { success: true };
    },
  };
}
