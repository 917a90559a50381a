import { useNavigate, useSearch } from '@tanstack/react-router';
import { applicationStatuses } from '@forecourt/contract/applications/applications.flow.ts';
import { choice, named, page, searchFields, typed } from '../../../lib/search-fields.ts';

const fields = searchFields({ status: choice(applicationStatuses), search: named('q', typed(100)), page: page() });

export type ListFilters = ReturnType<typeof fields.read>;

/** Search parameters. Values are untrusted. */
export type ApplicationsSearch = Partial<Record<'status' | 'q' | 'page', string>>;

/** Keeps the list's filters in the address, so a link can be shared. */
export function useListFilters(): [ListFilters, (next: Partial<ListFilters>) => void] {
  const navigate = useNavigate();
  const { status, q, page: shown, ...others }: Record<string, unknown> = useSearch({ strict: false });
  const filters = fields.read({ status, q, page: shown });
  function setFilters(next: Partial<ListFilters>) {
    const search = { ...others, ...fields.write({ ...filters, ...next }) };
    void navigate({ to: '.', search: search as never, replace: true, resetScroll: false });
  }
  return [filters, setFilters];
}
