import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import type { OwnReview } from '@forecourt/contract/reviews/review-shapes.ts';
import { dayText } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Time } from '../../../ui/time.tsx';
import { ReviewResponses } from './review-responses.tsx';
import { ReviewWords } from './review-words.tsx';

/** Renders the decision to hide a review, or `otherwise` if there's none. */
export type RenderHidden = (reviewId: number, otherwise: ReactNode) => ReactNode;

interface OwnReviewCardProps {
  review: OwnReview;
  actions: ReactNode;
  /** Provided by the page: the decision to hide this review and the link to appeal it. */
  renderHidden: RenderHidden;
}

/** A review as its author sees it: its subject, its visibility, and why it may be hidden. */
export const OwnReviewCard = ({ review, actions, renderHidden }: OwnReviewCardProps) => (
  <Panel className="p-[clamp(16px,2.6vw,26px)]!">
    <article aria-label={`Your review of ${nameOf(review)}`} className="grid grid-cols-1 gap-3.5">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0">
          <p className="truncate">
            Of{' '}
            <Link to={paths.user} params={{ userId: String(review.user_id) }} className={nameLook}>
              {review.user_name}
            </Link>
            {review.company_name && `, ${review.company_name}`}
          </p>
          <p className="text-sm text-ink-3">
            {review.car_name && `${review.car_name} · `}
            <Time at={review.created_at} />
            {review.edited_at && ' · edited'}
          </p>
        </div>
        <Tag tone={stateTags[review.state].tone}>{stateTags[review.state].name}</Tag>
      </header>
      <div className="grid gap-1.5">
        <Stars rating={review.rating} />
        <ReviewWords title={review.title} comment={review.comment} />
      </div>
      {review.state === 'hidden' ? (
        renderHidden(review.id, <Whereabouts review={review} />)
      ) : (
        <Whereabouts review={review} />
      )}
      <ReviewResponses responses={review.responses} />
      {actions}
    </article>
  </Panel>
);

/** Explains the visibility of a review that isn't public. */
function Whereabouts({ review }: { review: OwnReview }) {
  if (review.state === 'shown') return null;
  return (
    <p className="rounded-m bg-sunken px-4 py-3 text-sm text-ink-2">
      {review.state === 'waiting' ? (
        `Only you can see this review. It goes public once ${nameOf(review)} leaves one too, or on ${dayText(review.shown_from)}.`
      ) : (
        <>
          <b className="font-semibold text-ink">Hidden by our staff:</b> {review.hidden_reason}{' '}
          <Link to={paths.support} className="font-medium underline underline-offset-4">
            Contact support
          </Link>
        </>
      )}
    </p>
  );
}

const nameOf = ({ company_name, user_name }: OwnReview) => company_name ?? user_name;

export const stateTags = {
  waiting: { name: 'Not public yet', tone: 'warn' },
  shown: { name: 'Public', tone: 'good' },
  hidden: { name: 'Hidden', tone: 'danger' },
} as const;

const nameLook = 'font-semibold hover:underline hover:underline-offset-4';
