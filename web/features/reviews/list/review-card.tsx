import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import type { Review } from '@forecourt/contract/reviews/review-shapes.ts';
import { paths } from '../../../lib/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Time } from '../../../ui/time.tsx';
import { typeNames } from '../words.ts';
import { ReviewResponses } from './review-responses.tsx';
import { ReviewWords } from './review-words.tsx';

interface ReviewCardProps {
  review: Review;
  isOfDealer: boolean;
  /** What the reader may do with it. */
  actions: ReactNode;
}

/** A review as everybody reads it. */
export const ReviewCard = ({ review, isOfDealer, actions }: ReviewCardProps) => (
  <Panel className="p-[clamp(16px,2.6vw,26px)]!">
    <article aria-label={`Review by ${review.reviewer_name}`} className="grid grid-cols-1 gap-3.5">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 items-center gap-3">
          <Avatar name={review.reviewer_name} picture={review.reviewer_avatar} />
          <div className="grid min-w-0">
            <Link to={paths.user} params={{ userId: String(review.reviewer_id) }} className={nameLook}>
              {review.reviewer_name}
            </Link>
            <span className="text-sm text-ink-3">
              <Time at={review.created_at} />
              {review.edited_at && ' · edited'}
            </span>
          </div>
        </div>
        <Tag>{typeNames[review.review_type]}</Tag>
      </header>
      <div className="grid gap-1.5">
        <Stars rating={review.rating} />
        <ReviewWords title={review.title} comment={review.comment} />
      </div>
      <ReviewResponses responses={review.responses} />
      <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-sm text-ink-3">
          <Link to={paths.car} params={{ id: String(review.car_id) }} className={linkLook}>
            {review.car_name}
          </Link>
          {soldBy(review, isOfDealer)}
        </p>
        {actions}
      </footer>
    </article>
  </Panel>
);

function soldBy({ user_name, company_name, review_type }: Review, isOfDealer: boolean): string {
  if (review_type === 'seller') return ' · bought';
  if (isOfDealer) return ` · sold by ${user_name}`;
  return company_name ? ` · sold for ${company_name}` : ' · sold';
}

const nameLook = 'truncate font-semibold hover:underline hover:underline-offset-4';
const linkLook =
  'font-medium text-ink-2 underline decoration-line underline-offset-4 hover:text-ink hover:decoration-ink';
