import { reviewDays } from '../reviews/review-values.ts';
import { kind } from './notice-kind.ts';
import { again, type OfAward, type OfReview } from './notice-words.ts';

const toProfile = ({ user_id }: { user_id: number }) => `/user/${user_id}` as const;

/** What people are told of reviews and awards. None of it repeats a review: what is taken back or hidden is gone. */
export const reviewNotices = {
  review_asked: kind({
    group: 'reviews',
    icon: 'star',
    audience: { to: 'people' },
    sentence: ({ title }: { title: string }, times) =>
      `The sale of “${title}” is verified${again(times)}. How was it? You have ${reviewDays} days to write a review.`,
    link: () => '/my-listings',
  }),
  review_received: kind({
    group: 'reviews',
    icon: 'star',
    audience: { to: 'owner', right: 'reviews.respond' },
    sentence: ({ by, of, car }: OfReview & { by: string }, times) =>
      `${by} reviewed ${of ?? 'you'} after the sale of “${car}”${again(times)}.`,
    link: toProfile,
  }),
  review_answered: kind({
    group: 'reviews',
    icon: 'star',
    audience: { to: 'people' },
    sentence: ({ by, car }: OfReview & { by: string }, times) =>
      `${by} answered your review after the sale of “${car}”${again(times)}.`,
    link: toProfile,
  }),
  review_hidden: kind({
    group: 'reviews',
    icon: 'warning',
    audience: { to: 'people' },
    sentence: ({ car, reason }: OfReview & { reason: string }, times) =>
      `Staff have hidden your review after the sale of “${car}”${again(times)}: ${reason}`,
    link: toProfile,
  }),
  award_received: kind({
    group: 'reviews',
    icon: 'award',
    audience: { to: 'people' },
    sentence: ({ name }: OfAward, times) => `You have earned the award “${name}”${again(times)}.`,
    link: toProfile,
  }),
  award_revoked: kind({
    group: 'reviews',
    icon: 'award',
    audience: { to: 'people' },
    sentence: ({ name, reason }: OfAward & { reason: string }, times) =>
      `Staff took back your award “${name}”${again(times)}: ${reason}`,
    link: toProfile,
  }),
  review_reported: kind({
    group: 'staff',
    icon: 'report',
    audience: { to: 'staff', right: 'reviews.decide' },
    sentence: ({ car }: OfReview, times) =>
      times === 1
        ? `A review of the sale of “${car}” was reported.`
        : `A review of the sale of “${car}” was reported ${times} times.`,
    link: toProfile,
  }),
};
