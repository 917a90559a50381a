import { useLocation, useNavigate } from '@tanstack/react-router';
import { readReviewsSearch, type ReviewsSearch } from './reviews-search.ts';

/** Keeps the review filters in the page's address, next to the page's own parameters. */
export function useReviewsSearch() {
  const params: Record<string, unknown> = useLocation().search;
  const navigate = useNavigate();
  const { type: _type, stars: _stars, sort: _sort, page: _page, ...others } = params;
  const go = (next: ReviewsSearch) =>
    void navigate({ to: '.', search: { ...others, ...readReviewsSearch(next) } as never, resetScroll: false });
  return { search: readReviewsSearch(params), go };
}
