import type { ReviewReason, ReviewType } from '@forecourt/contract/reviews/review-values.ts';
import type { SaleStatus } from '@forecourt/contract/sales/sales.flow.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import { sellingAccountsOfSale } from '../../database/owner.sql.ts';
import { isVisible, thisMoment } from '../../database/reviews.sql.ts';

/** Through which dealer it was sold: what is held before the sale itself. Null for a private one, undefined for none. */
export const dealerOfSale = async (db: Queryable, saleId: number): Promise<number | null | undefined> =>
  (await db.selectFrom('sales').select('dealer_id').where('id', '=', saleId).executeTakeFirst())?.dealer_id;

/** The sale, held: of its two sides one at a time writes, and nobody annuls it meanwhile. */
export async function lockReviewedSale(tx: Tx, saleId: number) {
  await tx.selectFrom('sales').select('id').where('id', '=', saleId).forNoKeyUpdate().execute();
  // Read by a statement of its own, which sees all that was done while the first one waited.
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

/** Its number; null where this side of the sale has one already, also one that was taken back. */
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

/** What both sides write of this sale is kept, and shown to nobody else. */
export const withholdReviews = (tx: Tx, saleId: number) =>
  tx.updateTable('sales').set({ reviews_withheld: true }).where('id', '=', saleId).execute();

/** When both sides of a sale have written, both are shown at once; not where they are withheld. */
export async function showBoth(tx: Tx, saleId: number): Promise<ShownReview[]> {
  const { rows } = await sql<ShownReview & { is_gone: boolean }>`
    update reviews set published_at = ${thisMoment}, is_told = true
    where sale_id = ${saleId} and not (select reviews_withheld from sales where id = ${saleId}) and (select count(*) from reviews as both_sides where both_sides.sale_id = ${saleId}) = 2
    returning id, user_id, author_id, deleted_at is not null or hidden_at is not null as is_gone`.execute(tx);
  return rows.filter(({ is_gone }) => !is_gone);
}

/** Takes some whose time has come and of which nobody was told; of those that cannot be read nobody is. */
export async function takeDue(tx: Tx, atMost: number): Promise<{ taken: number; shown: ShownReview[] }> {
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

/** Who changes it, and who hides it, does so one after the other. */
export const lockReview = (tx: Tx, id: number) =>
  tx.selectFrom('reviews').select('id').where('id', '=', id).forNoKeyUpdate().execute();

export const saveWords = (tx: Tx, id: number, words: { rating: number; title: string; comment: string }) =>
  tx
    .updateTable('reviews')
    .set({ ...words, edited_at: thisMoment })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();

/** The row stays, so that there is no second one. */
export const takeBack = (tx: Tx, id: number) =>
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

/** Whether it is the first; the reviewed side answers once. */
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

/** One open report per person and review: telling more about it replaces what was said. Whether it is a new one. */
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
