import type { Tx } from '../../database/database.ts';
import { awardFacts, reviewFacts, reviewSides } from '../../features/notices/review-facts.store.ts';
import { teamWith } from '../../features/notices/recipients.store.ts';

/** Both sides of a sale; of a dealer who sold it and those who answer its reviews. */
export async function sayOfReviewsToWrite(tx: Tx, saleId: number) {
  const sale = await reviewSides(tx, saleId);
  if (!sale) return null;
  const { dealer_id, seller_id, buyer_id, car_id, title } = sale;
  const team = dealer_id === null ? [] : await teamWith(tx, dealer_id, 'reviews.respond');
  const people = [...new Set([buyer_id, seller_id, ...team])];
  return { subjectId: saleId, carId: car_id, facts: { title }, people };
}

/** To whom it speaks of; nothing where it was taken back or hidden since. */
export async function sayOfReview(tx: Tx, reviewId: number) {
  const review = await reviewFacts(tx, reviewId);
  if (!review?.is_visible) return null;
  const { user_id, dealer_id, author_name, company_name, rating, title } = review;
  const facts = { user_id, title, by: author_name, of: company_name ?? 'you', rating };
  return { subjectId: reviewId, facts, owner: { userId: user_id, dealerId: dealer_id } };
}

export async function sayOfAnswer(tx: Tx, reviewId: number) {
  const review = await reviewFacts(tx, reviewId);
  if (!review?.is_visible) return null;
  const { user_id, user_name, company_name, title, author_id } = review;
  return { subjectId: reviewId, facts: { user_id, title, by: company_name ?? user_name }, people: [author_id] };
}

export async function sayOfHiddenReview(tx: Tx, reviewId: number, reason: string) {
  const review = await reviewFacts(tx, reviewId);
  if (!review) return null;
  const { user_id, title, author_id } = review;
  return { subjectId: reviewId, facts: { user_id, title, reason }, people: [author_id] };
}

/** Whoever of the staff has a part in it does not decide over it. */
export async function sayOfReportedReview(tx: Tx, reviewId: number) {
  const review = await reviewFacts(tx, reviewId);
  if (!review) return null;
  const { user_id, title, accounts } = review;
  return { subjectId: reviewId, facts: { user_id, title }, staff: accounts };
}

export async function sayOfAward<More extends object>(tx: Tx, grantId: number, more: More) {
  const grant = await awardFacts(tx, grantId);
  if (!grant) return null;
  const { user_id, name } = grant;
  return { subjectId: grantId, facts: { user_id, name, ...more }, people: [user_id] };
}
