import type { ReviewReason, ReviewType } from '@forecourt/contract/reviews/review-values.ts';
import type { SaleStatus } from '@forecourt/contract/sales/sales.flow.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import { sellingAccountsOfSale } from '../../database/owner.sql.ts';
import { isVisible, thisMoment } from '../../database/reviews.sql.ts';

/**
 * The dealer of a sale, which is locked before the sale itself. Null for a private sale, undefined if there is no sale.
 */
export const dealerOfSale = async (db: Queryable, saleId: number): Promise<number | null | undefined> =>
  (await db.selectFrom('sales').select('dealer_id').where('id', '=', saleId).executeTakeFirst())?.dealer_id;

/** Locks the sale so that the two sides write one after the other and it can't be annulled at the same time. */
export async function lockReviewedSale(tx: Tx, saleId: number) {
  await tx.selectFrom('sales').select('id').where('id', '=', saleId).forNoKeyUpdate().execute();
  // A separate statement, so that it sees everything committed while the lock was awaited.
  return tx
    .selectFrom('sales')
    .leftJoin('users as buyer', 'buyer.id', 'sales.buyer_id')
    .select([
      'sales.id',
      sql<SaleStatus>`sales.status`.as('status'),
      'sales.confirmed_at',
      'sales.seller_id',
      'sales.buyer_id',
      'sales.dealer_id',
      'buyer.game_account_id as buyer_account',
      sellingAccountsOfSale.as('selling_accounts'),
      thisMoment.as('asked_at'),
    ])
    .where('sales.id', '=', saleId)
    .executeTakeFirst();
}

interface NewReview {
  saleId: number;
  type: ReviewType;
  authorId: number;
  userId: number;
  dealerId: number | null;
  rating: number;
  title: string;
  comment: string;
  publishedAt: Date;
}

/** The new id, or null if this side of the sale already has a review, even a withdrawn one. */
export async function insertReview(tx: Tx, review: NewReview): Promise<number | null> {
  const row = await tx
    .insertInto('reviews')
    .values({
      sale_id: review.saleId,
      review_type: review.type,
      author_id: review.authorId,
      user_id: review.userId,
      dealer_id: review.dealerId,
      rating: review.rating,
      title: review.title,
      comment: review.comment,
      published_at: review.publishedAt,
      created_at: thisMoment,
    })
    .onConflict((known) => known.columns(['sale_id', 'review_type']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export interface ShownReview {
  id: number;
  user_id: number;
  author_id: number;
}

/** Keeps the reviews of this sale but hides them from everyone else. */
export const withholdReviews = (tx: Tx, saleId: number) =>
  tx.updateTable('sales').set({ reviews_withheld: true }).where('id', '=', saleId).execute();

/** Publishes both reviews together once both sides have written, unless they're withheld. */
export async function showBoth(tx: Tx, saleId: number): Promise<ShownReview[]> {
  const { rows } = await sql<ShownReview & { is_gone: boolean }>`
    update reviews set published_at = ${thisMoment}, is_told = true
    where sale_id = ${saleId} and not (select reviews_withheld from sales where id = ${saleId}) and (select count(*) from reviews as both_sides where both_sides.sale_id = ${saleId}) = 2
    returning id, user_id, author_id, deleted_at is not null or hidden_at is not null as is_gone`.execute(tx);
  return rows.filter(({ is_gone }) => !is_gone);
}

/** Claims some reviews that are due and not yet announced. Unreadable ones aren't announced. */
export async function claimDue(tx: Tx, atMost: number): Promise<{ taken: number; shown: ShownReview[] }> {
  const { rows } = await sql<ShownReview & { is_visible: boolean }>`
    with due as (
      select id from reviews where not is_told and published_at <= ${thisMoment}
      order by id limit ${atMost} for no key update skip locked
    )
    update reviews set is_told = true from due, sales
    where reviews.id = due.id and sales.id = reviews.sale_id
    returning reviews.id, reviews.user_id, reviews.author_id, ${isVisible} as is_visible`.execute(tx);
  return { taken: rows.length, shown: rows.filter(({ is_visible }) => is_visible) };
}

/** Locks the review so that it's changed and hidden one at a time. */
export const lockReview = (tx: Tx, id: number) =>
  tx.selectFrom('reviews').select('id').where('id', '=', id).forNoKeyUpdate().execute();

export const saveWords = (tx: Tx, id: number, words: { rating: number; title: string; comment: string }) =>
  tx
    .updateTable('reviews')
    .set({ ...words, edited_at: thisMoment })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();

/** The row stays so that a second review can't be written. */
export const markDeleted = (tx: Tx, id: number) =>
  tx.updateTable('reviews').set({ deleted_at: thisMoment }).where('id', '=', id).execute();

export const setHidden = (tx: Tx, id: number, reason: string | null) =>
  tx
    .updateTable('reviews')
    .set({ hidden_at: reason === null ? null : thisMoment, hidden_reason: reason })
    .where('id', '=', id)
    .execute();

interface NewResponse {
  reviewId: number;
  responderId: number;
  dealerId: number | null;
  response: string;
}

/** False if there is already one, because the reviewed side responds once. */
export async function insertResponse(tx: Tx, answer: NewResponse): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('review_responses')
    .values({
      review_id: answer.reviewId,
      responder_id: answer.responderId,
      dealer_id: answer.dealerId,
      response: answer.response,
    })
    .onConflict((known) => known.column('review_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export interface ReviewReport {
  reviewId: number;
  reporterId: number;
  reason: ReviewReason;
  details: string | null;
}

/** One open report per user and review. A new one replaces it. Returns whether it's new. */
export async function recordReviewReport(tx: Tx, report: ReviewReport): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into review_reports (review_id, reporter_id, reason, details)
    values (${report.reviewId}, ${report.reporterId}, ${report.reason}, ${report.details})
    on conflict (review_id, reporter_id) where status = 'open'
      do update set reason = excluded.reason, details = excluded.details
    returning xmax = 0 as is_new
  `.execute(tx);
  return rows[0]!.is_new;
}
