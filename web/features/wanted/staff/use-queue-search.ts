import { useNavigate, useSearch } from '@tanstack/react-router';
import { reportedWantedSorts, wantedQueues, wantedReasons } from '@forecourt/contract/wanted/wanted-values.ts';
import { choice, named, page, searchFields, typed } from '../../../lib/search-fields.ts';

/** Search parameters as found in the address, which may be anything. */
export type QueueSearch = Partial<Record<'show' | 'reason' | 'q' | 'sort' | 'page', string>>;

const fields = searchFields({
  show: choice(wantedQueues, 'reported'),
  reason: choice(wantedReasons),
  search: named('q', typed(100)),
  sort: choice(reportedWantedSorts, 'oldest'),
  page: page(),
});

type Filters = ReturnType<typeof fields.read>;

/** Keeps the filters in the address, so that a list can be shared with a colleague. */
export function useQueueSearch() {
  const navigate = useNavigate();
  const filters = fields.read(useSearch({ strict: false }));
  /** A changed filter starts at the first page. */
  const look = (next: Partial<Filters>, { replace = false } = {}) => {
    const search = fields.write({ ...filters, page: 1, ...next });
    void navigate({ to: '.', search: search as never, replace, resetScroll: false });
  };
  return [filters, look] as const;
}
