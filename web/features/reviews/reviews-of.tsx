import { useRef } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { MessageSquareQuote, SearchX } from 'lucide-react';
import * as api from '../../lib/api.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import type { RenderHidden } from './list/own-review-card.tsx';
import { ReviewFilters } from './list/review-filters.tsx';
import { ReviewList } from './list/review-list.tsx';
import { ReviewsSkeleton } from './list/reviews-skeleton.tsx';
import { ReviewSummary } from './list/review-summary.tsx';
import { OwnReviews } from './own-reviews.tsx';
import { isFiltered, type ReviewsSearch } from './reviews-search.ts';
import { useReviewsSearch } from './use-reviews-search.ts';
import { words } from './words.ts';

interface ReviewsOfProps {
  of: { userId: number } | { dealerId: number };
  /** Set if the user is looking at their own profile: adds the reviews they wrote. */
  oneself?: { renderHidden: RenderHidden } | undefined;
}

/** Reviews of a member or a dealer after verified sales. */
export const ReviewsOf = ({ of, oneself }: ReviewsOfProps) => (
  <div className="grid grid-cols-1 gap-[clamp(32px,5vw,56px)]">
    <Received of={of} />
    {oneself && <OwnReviews {...oneself} />}
  </div>
);

function Received({ of }: Pick<ReviewsOfProps, 'of'>) {
  const { search, go } = useReviewsSearch();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...asked(of, search),
    placeholderData: keepPreviousData,
  });
  const top = useRef<HTMLDivElement>(null);

  if (error && !data)
    return <ErrorState level={2} title={words.failed} text={sentenceOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <ReviewsSkeleton />;
  // Staff who can restore hidden reviews see them here too.
  if (data.stats.total_reviews === 0 && data.reviews.length === 0)
    return (
      <EmptyState icon={<MessageSquareQuote size={26} aria-hidden="true" />} title={words.none} text={words.noneText} />
    );

  const showPage = (page: number) => {
    go({ ...search, page });
    top.current?.scrollIntoView();
  };
  return (
    <section aria-label="Reviews" className="grid grid-cols-1 gap-6">
      {data.stats.total_reviews > 0 ? (
        <ReviewSummary stats={data.stats} isOfDealer={'dealerId' in of} search={search} onSearch={go} />
      ) : (
        <h2 className="sr-only">Reviews</h2>
      )}
      <div ref={top} className="grid grid-cols-1 gap-4">
        {(data.stats.total_reviews > 1 || isFiltered(search)) && (
          <ReviewFilters stats={data.stats} search={search} total={data.total} onSearch={go} />
        )}
        {data.reviews.length === 0 ? (
          <EmptyState
            icon={<SearchX size={26} aria-hidden="true" />}
            title={words.noMatches}
            actions={
              isFiltered(search) && (
                <Button kind="plain" onClick={() => go({})}>
                  Show all reviews
                </Button>
              )
            }
          />
        ) : (
          <div aria-busy={isPlaceholderData} className={clsx('transition-opacity', isPlaceholderData && 'opacity-60')}>
            <ReviewList reviews={data.reviews} isOfDealer={'dealerId' in of} />
          </div>
        )}
      </div>
      <Pager page={data.page} pages={data.pages} onPage={showPage} />
    </section>
  );
}

function asked(of: ReviewsOfProps['of'], search: ReviewsSearch) {
  const { ofUser, ofDealer } = api.reviews;
  return 'userId' in of
    ? { ...ofUser.query({ user_id: of.userId, ...search }), queryKey: [...ofUser.key, of.userId, search] as const }
    : {
        ...ofDealer.query({ dealer_id: of.dealerId, ...search }),
        queryKey: [...ofDealer.key, of.dealerId, search] as const,
      };
}
