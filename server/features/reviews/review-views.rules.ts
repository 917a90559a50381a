import type { Answer } from '@forecourt/contract/kit/call.ts';
import type { reviews } from '@forecourt/contract/reviews/reviews.ts';
import { knowsSides, mayChangeStars, mayWith, type Reader } from './review.rules.ts';
import type { ReviewRow } from './reviews.store.ts';

type Review = Answer<typeof reviews.ofUser>['reviews'][number];
type OwnReview = Answer<typeof reviews.write>['review'];
export type ShownResponse = Answer<typeof reviews.addResponse>['response'];

/** A review as this reader sees it. Only the two sides see a buyer who hides their purchases. */
export function reviewView(row: ReviewRow, reader: Reader | null): Review {
  const isKnown = knowsSides(row, reader);
  const hidesAuthor = row.review_type === 'buyer' && row.author_hides && !isKnown;
  const hidesCar = row.review_type === 'seller' && row.user_hides && !isKnown;
  return {
    id: row.id,
    user_id: row.user_id,
    user_name: row.user_name,
    dealer_id: row.dealer_id,
    company_name: row.company_name,
    reviewer_id: hidesAuthor ? null : row.author_id,
    reviewer_name: hidesAuthor ? 'A buyer' : row.author_name,
    reviewer_avatar: hidesAuthor ? null : row.author_avatar,
    rating: row.rating,
    title: row.title,
    comment: row.comment,
    review_type: row.review_type,
    created_at: row.created_at,
    edited_at: row.edited_at,
    car_id: hidesCar ? null : row.car_id,
    car_name: hidesCar ? null : row.car_name,
    responses: responsesOf(row),
    hidden_reason: row.hidden_reason,
    may: mayWith(row, reader),
  };
}

export const ownReviewView = (row: ReviewRow, reader: Reader): OwnReview => ({
  ...reviewView(row, reader),
  sale_id: row.sale_id,
  state: stateOf(row),
  shown_from: row.published_at,
  may_change_stars: mayChangeStars(row),
});

function stateOf({ hidden_at, is_published }: ReviewRow): OwnReview['state'] {
  if (hidden_at !== null) return 'hidden';
  return is_published ? 'shown' : 'waiting';
}

/** At most one, because the reviewed side responds once. */
export const responsesOf = (row: ReviewRow): ShownResponse[] =>
  row.response_id === null
    ? []
    : [
        {
          id: row.response_id,
          review_id: row.id,
          responder_name: row.responder_name!,
          company_name: row.responder_company,
          response: row.response!,
          created_at: row.answered_at!,
        },
      ];
