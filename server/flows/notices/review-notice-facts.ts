import type { ReviewType } from '@forecourt/contract/reviews/review-values.ts';
import type { Tx } from '../../database/database.ts';
import { awardFacts, isReviewMissing, reviewFacts, reviewSides } from '../../features/notices/review-facts.store.ts';
import { teamWith } from '../../features/notices/recipients.store.ts';

/** The buyer, or the seller and, for a dealer, those who respond to its reviews. */
export async function reviewToWriteNoticeFacts(tx: Tx, saleId: number, side: ReviewType) {
  if (!(await isReviewMissing(tx, saleId, side))) return null;
  const sale = await reviewSides(tx, saleId);
  if (!sale) return null;
  const { dealer_id, seller_id, buyer_id, car_id, car } = sale;
  const team = dealer_id === null ? [] : await teamWith(tx, dealer_id, 'reviews.respond');
  const people = side === 'buyer' ? [buyer_id] : [...new Set([seller_id, ...team])];
  const other = side === 'buyer' ? (sale.company_name ?? sale.seller_name) : sale.buyer_name;
  return { subjectId: saleId, carId: car_id, facts: { side, car, other }, people };
}

type Review = NonNullable<Awaited<ReturnType<typeof reviewFacts>>>;

const factsOf = ({ user_id, car, company_name }: Review) => ({ user_id, car, of: company_name });

/** For the reviewed side. Null if the review has been withdrawn or hidden. */
export async function reviewNoticeFacts(tx: Tx, reviewId: number) {
  const review = await reviewFacts(tx, reviewId);
  if (!review?.is_visible) return null;
  const { user_id, dealer_id, author_name } = review;
  const facts = { ...factsOf(review), by: author_name };
  return { subjectId: reviewId, carId: review.car_id, facts, owner: { userId: user_id, dealerId: dealer_id } };
}

export async function answerNoticeFacts(tx: Tx, reviewId: number) {
  const review = await reviewFacts(tx, reviewId);
  if (!review?.is_visible) return null;
  const facts = { ...factsOf(review), by: review.company_name ?? review.user_name };
  return { subjectId: reviewId, carId: review.car_id, facts, people: [review.author_id] };
}

export async function hiddenReviewNoticeFacts(tx: Tx, reviewId: number, reason: string) {
  const review = await reviewFacts(tx, reviewId);
  if (!review) return null;
  const facts = { ...factsOf(review), side: review.review_type, reason };
  return { subjectId: reviewId, carId: review.car_id, facts, people: [review.author_id] };
}

/** Staff who are involved can't decide it. */
export async function reportedReviewNoticeFacts(tx: Tx, reviewId: number) {
  const review = await reviewFacts(tx, reviewId);
  if (!review) return null;
  return { subjectId: reviewId, carId: review.car_id, facts: factsOf(review), staff: review.accounts };
}

/** For the users who reported it. */
export async function reviewReporterNoticeFacts(tx: Tx, reviewId: number, people: number[], isHidden: boolean) {
  const review = await reviewFacts(tx, reviewId);
  if (!review) return null;
  const { user_id, of } = factsOf(review);
  return { subjectId: reviewId, facts: { user_id, of, is_hidden: isHidden }, people };
}

export async function awardNoticeFacts<More extends object>(tx: Tx, grantId: number, more: More) {
  const grant = await awardFacts(tx, grantId);
  if (!grant) return null;
  const { user_id, name } = grant;
  return { subjectId: grantId, facts: { user_id, name, ...more }, people: [user_id] };
}
