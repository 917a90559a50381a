import { Link } from '@tanstack/react-router';
import { MessageSquareText } from 'lucide-react';
import type { PublicUser } from '@forecourt/contract/accounts/public-profile.ts';
import type { Review } from '@forecourt/contract/reviews/review-shapes.ts';
import { paths } from '../../../lib/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { Time } from '../../../ui/time.tsx';
import { profileWords } from './words.ts';

/** The three newest reviews, shortened. The Reviews tab shows all of them in full. */
export const RecentReviews = ({ user }: { user: PublicUser }) => (
  <section aria-label={profileWords.recentReviews} className="grid gap-5">
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 className="text-xl">{profileWords.recentReviews}</h2>
      {user.total_reviews > 0 && (
        <Link
          to={paths.user}
          params={{ userId: String(user.id) }}
          search={{ tab: 'reviews' }}
          resetScroll={false}
          className="rounded-s font-semibold underline decoration-edge underline-offset-4 hover:decoration-ink"
        >
          {profileWords.allReviews}
        </Link>
      )}
    </div>
    {user.reviews.length === 0 ? (
      <p className="flex items-center gap-3 rounded-l border border-dashed border-line px-5 py-5 text-ink-2">
        <MessageSquareText size={20} className="shrink-0 text-ink-3" aria-hidden="true" />
        <span className="text-pretty">
          {profileWords.noReviews}. {profileWords.noReviewsText}
        </span>
      </p>
    ) : (
      <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {user.reviews.map((review) => (
          <li key={review.id} className="flex">
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
    )}
  </section>
);

const ReviewCard = ({ review }: { review: Review }) => (
  <article className="flex w-full flex-col gap-3 rounded-l border border-line bg-surface p-5">
    <div className="flex items-center justify-between gap-3">
      <Stars rating={review.rating} size={16} />
      <span className="text-sm text-ink-3">
        <Time at={review.created_at} as="day" />
      </span>
    </div>
    <h3 className="text-base font-semibold">{review.title}</h3>
    <p className="line-clamp-3 text-ink-2 text-pretty">{review.comment}</p>
    <p className="mt-auto flex min-w-0 items-center gap-2 pt-1 text-sm text-ink-2">
      <Avatar name={review.reviewer_name} picture={review.reviewer_avatar} size="tiny" />
      <span className="truncate">{review.reviewer_name}</span>
      <span className="ml-auto shrink-0 text-ink-3">
        {review.review_type === 'buyer' ? 'Buyer Review' : 'Seller Review'}
      </span>
    </p>
  </article>
);
