import { Link } from '@tanstack/react-router';
import { Star } from 'lucide-react';
import { usualSort } from '@forecourt/contract/cars/filter-values.ts';
import { count, countOf } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import type { BrowseSearch } from './browse-search.ts';
import type { CarListAnswer } from './car-list.ts';
import { changed } from './filter-changes.ts';

interface ResultLineProps {
  answer: CarListAnswer;
  search: BrowseSearch;
}

/**
 * The number of cars, and the corrected search if there was a typing error, with a link to search for the exact text.
 */
export const ResultLine = ({ answer, search }: ResultLineProps) => (
  <output className="grid gap-0.5">
    {answer.searched_for && (
      <span>
        Showing results for <strong className="font-semibold">{answer.searched_for}</strong>
      </span>
    )}
    {answer.searched_for && (
      <Link
        to={paths.browse}
        search={changed(search, { asTyped: true })}
        className="w-fit rounded-s text-sm wrap-anywhere text-ink-2 underline decoration-edge underline-offset-4 hover:text-ink hover:decoration-ink"
      >
        Search for “{search.search}” instead
      </Link>
    )}
    <span className="flex flex-wrap items-center gap-x-2 text-ink-2">
      <span>{showing(answer)}</span>
      {answer.featured_total > 0 && isDefaultSort(answer, search) && (
        <span className="inline-flex items-center gap-1.5 text-sm text-ink-3">
          <Star size={13} className="fill-accent text-accent" aria-hidden="true" />
          {answer.featured_total === 1
            ? '1 featured car comes first'
            : `${count(answer.featured_total)} featured cars come first`}
        </span>
      )}
      {isUnranked(answer, search) && (
        <span className="text-sm text-ink-3">
          Too many results to rank, so the newest are shown {answer.featured_total > 0 ? 'next' : 'first'}
        </span>
      )}
    </span>
  </output>
);

/** Featured cars come first only in the default order. */
const isDefaultSort = ({ understood }: CarListAnswer, { sort, search }: BrowseSearch) =>
  (sort === undefined || sort === usualSort(search)) && !understood.some((word) => word.sort);

/** If there are too many matches to count, there are too many to rank. */
const isUnranked = (answer: CarListAnswer, search: BrowseSearch) =>
  answer.counts === null && search.search !== undefined && isDefaultSort(answer, search);

/** Core document §2: 'Showing N cars'. */
const showing = ({ total, total_is_capped }: Pick<CarListAnswer, 'total' | 'total_is_capped'>): string =>
  total_is_capped ? `Showing ${count(total)}+ cars` : `Showing ${countOf(total, 'car')}`;
