import { z } from 'zod';
import { Id, Moment, text } from '../kit/shapes.ts';
import { maxReviewComment, maxReviewTitle, reviewTypes } from './review-values.ts';

const chooseStars = 'Please choose one to five stars';

export const ReviewFields = {
  rating: z.number(chooseStars).int(chooseStars).min(1, chooseStars).max(5, chooseStars),
  title: text(maxReviewTitle, { min: 1, tooShort: 'Please give it a title' }),
  comment: text(maxReviewComment, { min: 1, tooShort: 'Please write a sentence or two' }),
};

export const ReviewResponse = z
  .object({
    id: Id,
    review_id: Id,
    responder_name: z.string(),
    /** Answered in a dealer's name. */
    company_name: z.string().nullable(),
    response: z.string(),
    created_at: Moment,
  })
  .meta({ title: 'ReviewResponse' });
export type ReviewResponse = z.output<typeof ReviewResponse>;

/** A review as everybody reads it. */
export const Review = z
  .object({
    id: Id,
    /** Of whom it speaks. */
    user_id: Id,
    user_name: z.string(),
    dealer_id: Id.nullable(),
    company_name: z.string().nullable(),
    /** Null where the buyer hides their name; they are “A buyer” then, but to the two sides of the sale. */
    reviewer_id: Id.nullable(),
    reviewer_name: z.string(),
    reviewer_avatar: z.string().nullable(),
    rating: z.number().int(),
    title: z.string(),
    comment: z.string(),
    review_type: z.enum(reviewTypes),
    created_at: Moment,
    edited_at: Moment.nullable(),
    /** Null in what is said of a buyer who hides that they bought it. */
    car_id: Id.nullable(),
    car_name: z.string().nullable(),
    responses: z.array(ReviewResponse),
    /** Why the staff hid it; null while it is shown. Only its author and those who may show it again read it then. */
    hidden_reason: z.string().nullable(),
    /** What the one who reads it may do now. */
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

/** One's own, also while nobody else reads it. */
export const OwnReview = Review.extend({
  sale_id: Id,
  /** `waiting` until the other side has written or the time is over. */
  state: z.enum(['waiting', 'shown', 'hidden']),
  shown_from: Moment,
  may_change_stars: z.boolean(),
}).meta({ title: 'OwnReview' });
export type OwnReview = z.output<typeof OwnReview>;

/** Of the visible ones. */
export const ReviewStats = z
  .object({
    /** To one decimal; null without a review. */
    average_rating: z.number().nullable(),
    total_reviews: z.number().int(),
    /** Written by buyers, and by sellers. */
    total_buyer_reviews: z.number().int(),
    total_seller_reviews: z.number().int(),
    /** How many of one, two, three, four and five stars. */
    stars: z.array(z.number().int()).length(5),
  })
  .meta({ title: 'ReviewStats' });
export type ReviewStats = z.output<typeof ReviewStats>;
