import clsx from 'clsx';
import { X } from 'lucide-react';
import type { ReviewStats } from '@forecourt/contract/reviews/review-shapes.ts';
import { reviewSorts, reviewTypes, type ReviewType } from '@forecourt/contract/reviews/review-values.ts';
import { count, countOf } from '../../../lib/format.ts';
import { Select } from '../../../ui/select.tsx';
import { isFiltered, readReviewsSearch, type ReviewsSearch } from '../reviews-search.ts';
import { typeNames } from '../words.ts';

interface ReviewFiltersProps {
  stats: ReviewStats;
  search: ReviewsSearch;
  /** Number of matching reviews. */
  total: number;
  onSearch: (next: ReviewsSearch) => void;
}

export function ReviewFilters({ stats, search, total, onSearch }: ReviewFiltersProps) {
  const { page: _first, ...filters } = search;
  const showType = (type: ReviewType | undefined) => {
    const { type: _before, ...rest } = filters;
    onSearch({ ...rest, ...(type && { type }) });
  };
  const { type: _type, stars: _stars, ...unfiltered } = filters;
  // A dealer is only reviewed by buyers.
  const hasTypes = search.type !== undefined || reviewTypes.every((type) => numberOf(stats, type) > 0);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {hasTypes && (
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">Written by</legend>
            {[undefined, ...reviewTypes].map((type) => (
              <Chip
                key={type ?? 'all'}
                name={type ? `${typeNames[type]}s` : 'All'}
                number={type ? numberOf(stats, type) : stats.total_reviews}
                isChosen={search.type === type}
                onChoose={() => showType(type)}
              />
            ))}
          </fieldset>
        )}
        <Select
          aria-label="Sort reviews"
          value={search.sort ?? 'newest'}
          onChange={({ target }) => onSearch(readReviewsSearch({ ...filters, sort: target.value }))}
          className="ml-auto w-full sm:w-52"
        >
          {reviewSorts.map((sort) => (
            <option key={sort} value={sort}>
              {sortNames[sort]}
            </option>
          ))}
        </Select>
      </div>
      {/* Announced when a filter changes. */}
      <output className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2 empty:hidden">
        {isFiltered(search) && (
          <>
            {count(total)} of {countOf(stats.total_reviews, 'review')}
            {search.stars && ` with ${countOf(search.stars, 'star')}`}
            <button
              type="button"
              onClick={() => onSearch(unfiltered)}
              className="inline-flex min-h-8 items-center gap-1 rounded-s px-2 font-semibold text-ink hover:bg-sunken pointer-coarse:min-h-11"
            >
              <X size={15} aria-hidden="true" />
              Show all
            </button>
          </>
        )}
      </output>
    </div>
  );
}

interface ChipProps {
  name: string;
  number: number;
  isChosen: boolean;
  onChoose: () => void;
}

const Chip = ({ name, number, isChosen, onChoose }: ChipProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    disabled={number === 0 && !isChosen}
    onClick={onChoose}
    className={clsx(
      'inline-flex h-9 items-center gap-1.5 rounded-full border px-3.5 text-sm font-medium whitespace-nowrap transition-colors disabled:opacity-55 pointer-coarse:h-11',
      isChosen
        ? 'border-ink bg-ink text-paper'
        : 'border-line bg-surface text-ink-2 enabled:hover:border-edge enabled:hover:text-ink',
    )}
  >
    {name}
    <span className={isChosen ? 'opacity-75' : 'text-ink-3'}>{count(number)}</span>
  </button>
);

const numberOf = (stats: ReviewStats, type: ReviewType) =>
  type === 'buyer' ? stats.total_buyer_reviews : stats.total_seller_reviews;

const sortNames = { newest: 'Newest first', highest: 'Highest rated first', lowest: 'Lowest rated first' };
