import { useLocation, useNavigate } from '@tanstack/react-router';
import { readReviewsSearch, type ReviewsSearch } from './reviews-search.ts';

/** Which reviews are listed stands in the address of whatever page lists them, beside what the page itself keeps there. */
export function useReviewsSearch() {
  const given: Record<string, unknown> = useLocation().search;
  const navigate = useNavigate();
  const { type: _type, stars: _stars, sort: _sort, page: _page, ...others } = given;
  const go = (next: ReviewsSearch) =>
    void navigate({ to: '.', search: { ...others, ...readReviewsSearch(next) } as never, resetScroll: false });
  return { search: readReviewsSearch(given), go };
}
