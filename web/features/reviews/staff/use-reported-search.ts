import { useNavigate, useSearch } from '@tanstack/react-router';
import { reportedSorts } from '@forecourt/contract/reviews/reported-reviews.ts';
import { reviewReasons } from '@forecourt/contract/reviews/review-values.ts';
import { choice, named, page, searchFields, typed } from '../../../lib/search-fields.ts';

/** Search parameters as found in the address, which may be anything. */
export type ReportedSearch = Partial<Record<'reason' | 'q' | 'sort' | 'page', string>>;

const fields = searchFields({
  reason: choice(reviewReasons),
  search: named('q', typed(100)),
  sort: choice(reportedSorts, 'oldest'),
  page: page(),
});

type ListFilters = ReturnType<typeof fields.read>;

/** Keeps the filters in the address, so that a list can be shared with a colleague. */
export function useReportedSearch() {
  const navigate = useNavigate();
  const filters = fields.read(useSearch({ strict: false }));
  /** A changed filter starts at the first page. */
  const look = (next: Partial<ListFilters>, { replace = false } = {}) => {
    const search = fields.write({ ...filters, page: 1, ...next });
    void navigate({ to: '.', search: search as never, replace, resetScroll: false });
  };
  return [filters, look] as const;
}
