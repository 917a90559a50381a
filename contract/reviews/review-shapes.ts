import { z } from 'zod';
import { Id, Moment, text } from '../kit/shapes.ts';
import { maxReviewComment, maxReviewTitle, reviewTypes } from './review-values.ts';

const chooseStars = 'Please select one to five stars';

export const ReviewFields = {
  rating: z.number(chooseStars).int(chooseStars).min(1, chooseStars).max(5, chooseStars),
  title: text(maxReviewTitle, { min: 1, tooShort: 'Please enter a title' }),
  comment: text(maxReviewComment, { min: 1, tooShort: 'Please write a sentence or two' }),
};

export const ReviewResponse = z
  .object({
    id: Id,
    review_id: Id,
    responder_name: z.string(),
    /** Set if the response was written in a dealer's name. */
    company_name: z.string().nullable(),
    response: z.string(),
    created_at: Moment,
  })
  .meta({ title: 'ReviewResponse' });
export type ReviewResponse = z.output<typeof ReviewResponse>;

/** A public review. */
export const Review = z
  .object({
    id: Id,
    /** The person reviewed. */
    user_id: Id,
    user_name: z.string(),
    dealer_id: Id.nullable(),
    company_name: z.string().nullable(),
    /** Null if the buyer hides their name. Only the two sides of the sale see it then, others see “A buyer”. */
    reviewer_id: Id.nullable(),
    reviewer_name: z.string(),
    reviewer_avatar: z.string().nullable(),
    rating: z.number().int(),
    title: z.string(),
    comment: z.string(),
    review_type: z.enum(reviewTypes),
    created_at: Moment,
    edited_at: Moment.nullable(),
    /** Null in a review of a buyer who hides their purchases. */
    car_id: Id.nullable(),
    car_name: z.string().nullable(),
    responses: z.array(ReviewResponse),
    /** Why staff hid it. Null while it's shown. Only the author and staff who can show it again read hidden reviews. */
    hidden_reason: z.string().nullable(),
    /** Actions open to the reader now. */
    may: z.object({
      edit: z.boolean(),
      delete: z.boolean(),
      respond: z.boolean(),
      report: z.boolean(),
      hide: z.boolean(),
      unhide: z.boolean(),
    }),
  })
  .meta({ title: 'Review' });
export type Review = z.output<typeof Review>;

/** The caller's own review, even while no one else sees it. */
export const OwnReview = Review.extend({
  sale_id: Id,
  /** `waiting` until the other side has written or the time is over. */
  state: z.enum(['waiting', 'shown', 'hidden']),
  shown_from: Moment,
  may_change_stars: z.boolean(),
}).meta({ title: 'OwnReview' });
export type OwnReview = z.output<typeof OwnReview>;

/** Over the visible reviews. */
export const ReviewStats = z
  .object({
    /** One decimal. Null without reviews. */
    average_rating: z.number().nullable(),
    total_reviews: z.number().int(),
    /** By buyers, and by sellers. */
    total_buyer_reviews: z.number().int(),
    total_seller_reviews: z.number().int(),
    /** Number of reviews with one, two, three, four and five stars. */
    stars: z.array(z.number().int()).length(5),
  })
  .meta({ title: 'ReviewStats' });
export type ReviewStats = z.output<typeof ReviewStats>;
