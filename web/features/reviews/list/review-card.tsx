import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { UserRound } from 'lucide-react';
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
  /** The actions available to the reader. */
  actions: ReactNode;
}

/** A review as everyone sees it. */
export const ReviewCard = ({ review, isOfDealer, actions }: ReviewCardProps) => (
  <Panel className="p-[clamp(16px,2.6vw,26px)]!">
    <article aria-label={`Review by ${review.reviewer_name}`} className="grid grid-cols-1 gap-3.5">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 items-center gap-3">
          {review.reviewer_id === null ? (
            <span className="grid size-[34px] shrink-0 place-items-center rounded-full bg-sunken text-ink-3">
              <UserRound size={17} aria-hidden="true" />
            </span>
          ) : (
            <Avatar name={review.reviewer_name} picture={review.reviewer_avatar} />
          )}
          <div className="grid min-w-0">
            <Reviewer id={review.reviewer_id} name={review.reviewer_name} />
            <span className="text-sm text-ink-3">
              <Time at={review.created_at} />
              {review.edited_at && ' · edited'}
            </span>
          </div>
        </div>
        <span className="flex flex-wrap gap-1.5">
          {review.hidden_reason && <Tag tone="danger">Hidden</Tag>}
          <Tag>{typeNames[review.review_type]}</Tag>
        </span>
      </header>
      <div className="grid gap-1.5">
        <Stars rating={review.rating} />
        <ReviewWords title={review.title} comment={review.comment} />
      </div>
      {review.hidden_reason && (
        <p className="rounded-m bg-danger-soft px-4 py-3 text-sm">
          <b className="font-semibold">Hidden from everyone else:</b> {review.hidden_reason}
        </p>
      )}
      <ReviewResponses responses={review.responses} />
      <footer className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-sm text-ink-3">
          <Deal review={review} isOfDealer={isOfDealer} />
        </p>
        {actions}
      </footer>
    </article>
  </Panel>
);

/** Buyers can hide their name, and then their profile isn't linked. */
const Reviewer = ({ id, name }: { id: number | null; name: string }) =>
  id === null ? (
    <span className="truncate font-semibold">{name}</span>
  ) : (
    <Link to={paths.user} params={{ userId: String(id) }} className={nameLook}>
      {name}
    </Link>
  );

function Deal({ review, isOfDealer }: { review: Review; isOfDealer: boolean }) {
  const { car_id, car_name, review_type, user_name, company_name } = review;
  if (car_id === null) return 'A car bought';
  return (
    <>
      <Link to={paths.car} params={{ id: String(car_id) }} className={linkClass}>
        {car_name}
      </Link>
      {review_type === 'seller' && ' · bought'}
      {review_type === 'buyer' && isOfDealer && ` · sold by ${user_name}`}
      {review_type === 'buyer' && !isOfDealer && (company_name ? ` · sold for ${company_name}` : ' · sold')}
    </>
  );
}

const nameLook = 'truncate font-semibold hover:underline hover:underline-offset-4';
const linkClass =
  'font-medium text-ink-2 underline decoration-line underline-offset-4 hover:text-ink hover:decoration-ink';
