import { useNavigate, useSearch } from '@tanstack/react-router';
import { applicationStatuses, type ApplicationStatus } from '@forecourt/contract/applications/applications.flow.ts';
import { textOf } from '../../../lib/search-text.ts';

export interface ListFilters {
  status: ApplicationStatus | undefined;
  search: string;
  page: number;
}

/** Search parameters. Values are untrusted. */
export type ApplicationsSearch = Partial<Record<'status' | 'q' | 'page', string>>;

/** Keeps the list's filters in the address, so a link can be shared. */
export function useListFilters(): [ListFilters, (next: Partial<ListFilters>) => void] {
  const navigate = useNavigate();
  const { status, q, page, ...others }: Record<string, unknown> = useSearch({ strict: false });
  const number = textOf(page) ?? '';
  const filters: ListFilters = {
    status: applicationStatuses.find((one) => one === status),
    search: textOf(q)?.slice(0, 100) ?? '',
    page: /^[1-9]\d{0,2}$/.test(number) ? Number(number) : 1,
  };
  function setFilters(next: Partial<ListFilters>) {
    const shown = { ...filters, ...next };
    const search: ApplicationsSearch = {
      ...others,
      ...(shown.status && { status: shown.status }),
      ...(shown.search && { q: shown.search }),
      ...(shown.page > 1 && { page: String(shown.page) }),
    };
    void navigate({ to: '.', search: search as never, replace: true, resetScroll: false });
  }
  return [filters, setFilters];
}
