import { z } from 'zod';
import { call } from '../kit/call.ts';
import { done, Id, Moment, text } from '../kit/shapes.ts';
import { saleHints } from '../sales/counting-values.ts';
import { Reason } from '../kit/reason.ts';
import { staffMay } from '../access/staff-rights.ts';
import { Review } from './review-shapes.ts';
import { reviewReasons } from './review-values.ts';

export const reportedPerPage = 20;
export const reportedSorts = ['oldest', 'newest', 'most_reported'] as const;

/** A reported review with its sale and all its reports. */
export const ReportedReview = z
  .object({
    review: Review,
    sale_id: Id,
    sold_at: Moment,
    reports: z.array(
      z.object({
        id: Id,
        reporter_id: Id,
        reporter_name: z.string(),
        reason: z.enum(reviewReasons),
        details: z.string().nullable(),
        created_at: Moment,
      }),
    ),
    /** Signs that the sale was farmed. */
    hints: z.array(z.enum(saleHints)),
    /** The reader isn't involved and can decide. */
    may_decide: z.boolean(),
  })
  .meta({ title: 'ReportedReview' });
export type ReportedReview = z.output<typeof ReportedReview>;

/** Staff tools for reported reviews. `reviews.hide` hides one. */
export const reportedReviews = {
  reported: call('GET /api/reviews.php?action=reported', {
    summary: 'List reviews with open reports, longest waiting first by default',
    who: staffMay('reviews.read'),
    limit: 'browse',
    input: z.object({
      reason: z.enum(reviewReasons).optional(),
      /** Searches the text and both names. */
      search: text(100).optional(),
      sort: z.enum(reportedSorts).default('oldest'),
      page: z.number().int().min(1).max(1000).default(1),
    }),
    output: z.object({
      success: z.literal(true),
      reviews: z.array(ReportedReview),
      page: z.number().int(),
      pages: z.number().int(),
      total: z.number().int(),
    }),
  }),
  keep: call('PUT /api/reviews.php?action=keep', {
    summary: 'Keep a reported review. We notify the reporters.',
    who: staffMay('reviews.decide'),
    limit: 'ticket_staff',
    input: z.object({ review_id: Id, reason: Reason }),
    output: done,
    fails: ['review_not_found', 'not_allowed', 'review_not_reported'],
  }),
};
