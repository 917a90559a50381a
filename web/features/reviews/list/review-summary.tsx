import clsx from 'clsx';
import type { ReviewStats } from '@forecourt/contract/reviews/review-shapes.ts';
import { count, countOf } from '../../../lib/format.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Stars } from '../../../ui/stars.tsx';
import type { ReviewsSearch } from '../reviews-search.ts';

interface ReviewSummaryProps {
  stats: ReviewStats;
  /** A dealer is only reviewed by buyers. */
  isOfDealer: boolean;
  search: ReviewsSearch;
  onSearch: (next: ReviewsSearch) => void;
}

/** The average and the number of reviews per star rating. Each row filters the list. */
export const ReviewSummary = ({ stats, isOfDealer, search, onSearch }: ReviewSummaryProps) => (
  <Panel className="grid items-center gap-x-[clamp(28px,5vw,72px)] gap-y-6 sm:grid-cols-[auto_minmax(0,1fr)]">
    <div className="grid gap-2 max-sm:justify-items-center max-sm:text-center">
      <h2 className="flex items-baseline gap-2">
        <span className="text-3xl">{(stats.average_rating ?? 0).toFixed(1)}</span>
        <span className="text-base font-medium tracking-normal text-ink-2">out of 5</span>
      </h2>
      <Stars rating={stats.average_rating ?? 0} size={24} />
      <p className="text-sm text-ink-2">
        {countOf(stats.total_buyer_reviews, 'buyer review')}
        {!isOfDealer && `, ${countOf(stats.total_seller_reviews, 'seller review')}`}
      </p>
    </div>
    <fieldset className="grid w-full max-w-[560px] gap-px sm:justify-self-end">
      <legend className="sr-only">Show by stars</legend>
      {[5, 4, 3, 2, 1].map((stars) => (
        <SpreadRow
          key={stars}
          stars={stars}
          number={stats.stars[stars - 1] ?? 0}
          of={stats.total_reviews}
          isChosen={search.stars === stars}
          onChoose={() => {
            const { stars: before, page: _first, ...rest } = search;
            onSearch(before === stars ? rest : { ...rest, stars });
          }}
        />
      ))}
    </fieldset>
  </Panel>
);

interface SpreadRowProps {
  stars: number;
  number: number;
  of: number;
  isChosen: boolean;
  onChoose: () => void;
}

const SpreadRow = ({ stars, number, of, isChosen, onChoose }: SpreadRowProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    disabled={number === 0 && !isChosen}
    onClick={onChoose}
    className={clsx(
      '-mx-2 grid min-h-8 grid-cols-[52px_minmax(0,1fr)_36px] items-center gap-3 rounded-s px-2 text-sm transition-colors pointer-coarse:min-h-11',
      isChosen ? 'bg-sunken font-semibold text-ink' : 'text-ink-2 enabled:hover:bg-sunken enabled:hover:text-ink',
    )}
  >
    <span className="text-left whitespace-nowrap">{countOf(stars, 'star')}</span>
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="h-2 w-full rounded-full bg-line">
      <rect width={of > 0 ? (number / of) * 100 : 0} height="8" className="fill-gold" />
    </svg>
    <span className="text-right">
      {count(number)}
      <span className="sr-only">{number === 1 ? ' review' : ' reviews'}</span>
    </span>
  </button>
);
