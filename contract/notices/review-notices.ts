import { reviewDays, type ReviewType } from '../reviews/review-values.ts';
import { kind } from './notice-kind.ts';
import { again, type OfAward, type OfReview } from './notice-words.ts';

const toReviews = ({ user_id }: OfReview) => `/user/${user_id}?tab=reviews` as const;
const toAwards = ({ user_id }: OfAward) => `/user/${user_id}?tab=awards` as const;
/** The page that lists reviews the user wrote, depending on whether they wrote as buyer or seller. */
const toSales = ({ side }: { side: ReviewType }) => (side === 'buyer' ? '/sales?side=bought' : '/sales');

/** Notifications about reviews and awards. None quotes a review, because reviews can be deleted or hidden later. */
export const reviewNotices = {
  review_asked: kind({
    group: 'reviews',
    icon: 'star',
    audience: { to: 'people' },
    sentence: ({ car, other }: { side: ReviewType; car: string; other: string }, times) =>
      `The sale of “${car}” is verified. You have ${reviewDays} days to review ${other}.${again(times)}`,
    link: toSales,
  }),
  review_received: kind({
    group: 'reviews',
    icon: 'star',
    audience: { to: 'owner', right: 'reviews.respond' },
    sentence: ({ by, of, car }: OfReview & { by: string }, times) =>
      `${by} reviewed ${of ?? 'you'} after the sale of “${car}”.${again(times)}`,
    link: toReviews,
  }),
  review_answered: kind({
    group: 'reviews',
    icon: 'star',
    audience: { to: 'people' },
    sentence: ({ by, car }: OfReview & { by: string }, times) =>
      `${by} responded to your review after the sale of “${car}”.${again(times)}`,
    link: toReviews,
  }),
  review_hidden: kind({
    group: 'reviews',
    icon: 'warning',
    audience: { to: 'people' },
    sentence: ({ car, reason }: OfReview & { side: ReviewType; reason: string }, times) =>
      `Staff have hidden your review after the sale of “${car}”: ${reason}${again(times)}`,
    link: toSales,
  }),
  award_received: kind({
    group: 'reviews',
    icon: 'award',
    audience: { to: 'people' },
    sentence: ({ name }: OfAward, times) => `You’ve earned the award “${name}”.${again(times)}`,
    link: toAwards,
  }),
  award_revoked: kind({
    group: 'reviews',
    icon: 'award',
    audience: { to: 'people' },
    sentence: ({ name, reason }: OfAward & { reason: string }, times) =>
      `Staff removed your award “${name}”: ${reason}${again(times)}`,
    link: toAwards,
  }),
  review_reported: kind({
    group: 'staff',
    icon: 'report',
    audience: { to: 'staff', right: 'reviews.decide' },
    sentence: ({ car }: OfReview, times) =>
      times === 1
        ? `A review of the sale of “${car}” was reported.`
        : `A review of the sale of “${car}” was reported ${times} times.`,
    link: () => '/staff/reviews',
  }),
};
