import { useNavigate, useSearch } from '@tanstack/react-router';
import { applicationStatuses, type ApplicationStatus } from '@forecourt/contract/applications/applications.flow.ts';
import { textOf } from '../../../lib/search-text.ts';

export interface ListFilters {
  status: ApplicationStatus | undefined;
  search: string;
  page: number;
}

/** As the address has it; anybody may have written that. */
export type ApplicationsSearch = Partial<Record<'status' | 'q' | 'page', string>>;

/** Which applications are shown stands in the address, so that a colleague can be sent there. */
export function useListFilters(): [ListFilters, (next: Partial<ListFilters>) => void] {
  const navigate = useNavigate();
  const { status, q, page, ...others }: Record<string, unknown> = useSearch({ strict: false });
  const number = textOf(page) ?? '';
  const filters: ListFilters = {
    status: applicationStatuses.find((one) => one === status),
    search: textOf(q)?.slice(0, 100) ?? '',
    page: /^[1-9]\d{0,2}$/.test(number) ? Number(number) : 1,
  };
  function look(next: Partial<ListFilters>) {
    const shown = { ...filters, ...next };
    const search: ApplicationsSearch = {
      ...others,
      ...(shown.status && { status: shown.status }),
      ...(shown.search && { q: shown.search }),
      ...(shown.page > 1 && { page: String(shown.page) }),
    };
    void navigate({ to: '.', search: search as never, replace: true, resetScroll: false });
  }
  return [filters, look];
}
