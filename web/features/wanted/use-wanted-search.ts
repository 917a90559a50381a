import { useNavigate, useSearch } from '@tanstack/react-router';
import { wantedSorts } from '@forecourt/contract/wanted/wanted-values.ts';
import { choice, named, page, searchFields, typed } from '../../lib/search-fields.ts';

const fields = searchFields({
  search: named('q', typed(100)),
  make: typed(40),
  matching: choice(['true']),
  sort: choice(wantedSorts, 'newest'),
  page: page(),
});

export type WantedFilter = ReturnType<typeof fields.read>;

/** Keeps the board's filters in the address. */
export function useWantedSearch() {
  const navigate = useNavigate();
  const filters = fields.read(useSearch({ strict: false }));
  /** A changed filter starts at the first page. */
  const look = (next: Partial<WantedFilter>, { replace = false } = {}) => {
    const search = fields.write({ ...filters, page: 1, ...next });
    void navigate({ to: '.', search: search as never, replace, resetScroll: false });
  };
  return [filters, look] as const;
}
