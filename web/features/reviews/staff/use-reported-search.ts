import { useNavigate, useSearch } from '@tanstack/react-router';
import { reportedSorts } from '@forecourt/contract/reviews/reported-reviews.ts';
import { reviewReasons, type ReviewReason } from '@forecourt/contract/reviews/review-values.ts';

/** Search parameters as found in the address, which may be anything. */
export type ReportedSearch = Partial<Record<'reason' | 'q' | 'sort' | 'page', string>>;

interface ListFilters {
  reason: ReviewReason | undefined;
  search: string;
  sort: (typeof reportedSorts)[number];
  page: number;
}

/** Keeps the filters in the address, so that a list can be shared with a colleague. */
export function useReportedSearch() {
  const navigate = useNavigate();
  const params = useSearch({ strict: false }) as ReportedSearch;
  const filters: ListFilters = {
    reason: reviewReasons.find((one) => one === params.reason),
    search: (params.q ?? '').slice(0, 100),
    sort: reportedSorts.find((one) => one === params.sort) ?? 'oldest',
    page: /^[1-9]\d{0,2}$/.test(String(params.page)) ? Number(params.page) : 1,
  };
  /** A changed filter starts at the first page. */
  const look = (next: Partial<ListFilters>, { replace = false } = {}) => {
    const { reason, search, sort, page } = { ...filters, page: 1, ...next };
    const to: ReportedSearch = {
      ...(reason && { reason }),
      ...(search && { q: search }),
      ...(sort !== 'oldest' && { sort }),
      ...(page > 1 && { page: String(page) }),
    };
    void navigate({ to: '.', search: to as never, replace, resetScroll: false });
  };
  return [filters, look] as const;
}
