import { z } from 'zod';
import { call } from '../kit/call.ts';
import { done, Id, nothing, success, text } from '../kit/shapes.ts';
import { anyone, member } from '../access/who.ts';
import { Reason } from '../kit/reason.ts';
import { staffMay } from '../access/staff-rights.ts';
import { reportedReviews } from './reported-reviews.ts';
import { OwnReview, Review, ReviewFields, ReviewResponse, ReviewStats } from './review-shapes.ts';
import { maxReviewResponse, reviewReasons, reviewSorts, reviewTypes } from './review-values.ts';

export const maxReportDetails = 1000;

const ListFilters = {
  type: z.enum(reviewTypes).optional(),
  stars: z.number().int().min(1).max(5).optional(),
  sort: z.enum(reviewSorts).default('newest'),
  page: z.number().int().min(1).max(1000).default(1),
};

const ReviewPage = z.object({
  success: z.literal(true),
  reviews: z.array(Review),
  /** Over all visible reviews, regardless of filters. */
  stats: ReviewStats,
  page: z.number().int(),
  pages: z.number().int(),
  /** Number of matches. */
  total: z.number().int(),
});

/** Reviews that buyers and sellers write after a verified sale. */
export const reviews = {
  ofUser: call('GET /api/reviews.php?user_id', {
    summary: 'List a user’s visible reviews. Staff who decide also get the hidden ones.',
    who: anyone,
    limit: 'browse',
    input: z.object({ user_id: Id, ...ListFilters }),
    output: ReviewPage,
    fails: ['user_not_found'],
  }),
  ofDealer: call('GET /api/reviews.php?dealer_id', {
    summary: 'List a dealer’s visible reviews for all its sellers',
    who: anyone,
    limit: 'browse',
    input: z.object({ dealer_id: Id, ...ListFilters }),
    output: ReviewPage,
    fails: ['dealer_not_found'],
  }),
  stats: call('GET /api/reviews.php?action=stats', {
    summary: 'Get the average, count and distribution of a user’s visible reviews',
    who: anyone,
    limit: 'browse',
    input: z.object({ user_id: Id }),
    output: success('stats', ReviewStats),
    fails: ['user_not_found'],
  }),
  mine: call('GET /api/reviews.php?action=mine', {
    summary: 'List the reviews you wrote, newest first, including those not public yet',
    who: member,
    limit: 'browse',
    input: nothing,
    output: success('reviews', z.array(OwnReview)),
  }),
  write: call('POST /api/reviews.php', {
    summary: 'Review the other side of a verified sale once. Public when both have written or the time is over.',
    who: member,
    limit: 'review',
    input: z.object({ sale_id: Id, ...ReviewFields }),
    output: z.object({ success: z.literal(true), id: Id, review: OwnReview }),
    fails: ['sale_not_found', 'no_review_to_write', 'reviewed_already', 'not_allowed'],
  }),
  edit: call('PUT /api/reviews.php', {
    summary: 'Edit your review while that’s possible',
    who: member,
    limit: 'review',
    input: z.object({ id: Id, ...ReviewFields }).partial({ rating: true, title: true, comment: true }),
    output: success('review', OwnReview),
    fails: ['review_not_found', 'review_time_over', 'stars_are_read', 'review_is_hidden'],
    whenMissing: null,
  }),
  delete: call('DELETE /api/reviews.php?id', {
    summary: 'Delete your review. You can’t review the same sale again.',
    who: member,
    limit: 'review',
    input: z.object({ id: Id }),
    output: done,
    fails: ['review_not_found'],
    whenMissing: false,
  }),
  responses: call('GET /api/reviews.php?action=responses', {
    summary: 'List responses to a review',
    who: anyone,
    limit: 'browse',
    input: z.object({ review_id: Id }),
    output: success('responses', z.array(ReviewResponse)),
    fails: ['review_not_found'],
  }),
  addResponse: call('POST /api/reviews.php?action=add_response', {
    summary: 'Respond once to a review of you or, with the right, of your dealer',
    who: member,
    limit: 'review',
    input: z.object({
      review_id: Id,
      response: text(maxReviewResponse, { min: 1, tooShort: 'Please write a response' }),
    }),
    output: success('response', ReviewResponse),
    fails: ['review_not_found', 'not_allowed', 'answered_already'],
  }),
  report: call('POST /api/reviews.php?action=report', {
    summary: 'Report a review to our staff. One open report per person and review.',
    who: member,
    limit: 'report',
    input: z.object({
      review_id: Id,
      reason: z.enum(reviewReasons, 'Please select a reason'),
      details: text(maxReportDetails).optional(),
    }),
    output: done,
    fails: ['review_not_found', 'own_review'],
  }),
  hide: call('PUT /api/reviews.php?action=hide', {
    summary: 'Hide a review. We notify its author with the reason.',
    who: staffMay('reviews.decide'),
    limit: 'ticket_staff',
    input: z.object({ review_id: Id, reason: Reason }),
    output: done,
    fails: ['review_not_found', 'not_allowed', 'review_is_so'],
  }),
  unhide: call('PUT /api/reviews.php?action=unhide', {
    summary: 'Show a review that staff had hidden',
    who: staffMay('reviews.decide'),
    limit: 'ticket_staff',
    input: z.object({ review_id: Id, reason: Reason }),
    output: done,
    fails: ['review_not_found', 'not_allowed', 'review_is_so'],
  }),
  ...reportedReviews,
};
