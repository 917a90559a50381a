import { useNavigate, useSearch } from '@tanstack/react-router';
import { dealerOrders, dealerStandings, type DealerOrder } from '@forecourt/contract/dealers/staff-dealer-values.ts';
import type { DealerStanding } from '@forecourt/contract/access/standing.ts';
import { textOf } from '../../../lib/search-text.ts';

export interface ListFilters {
  search: string;
  status: DealerStanding | undefined;
  sort: DealerOrder;
  page: number;
  /** The dealer whose details are open. */
  dealer: number | null;
}

/** Search parameters, prefixed because another list on the page has its own. Values are untrusted. */
export type DealersSearch = Partial<
  Record<'dealers_q' | 'dealers_status' | 'sort' | 'dealers_page' | 'dealer', string>
>;

const digits = (text: string | undefined, most: number) =>
  text !== undefined && /^[1-9]\d*$/.test(text) && text.length <= most ? Number(text) : null;

/**
 * Keeps the list's filters in the address, so a link can be shared and Back closes the details. Without a status in the
 * address, the `usual` one applies. `all` shows every status.
 */
export function useDealerFilters(
  usual: DealerStanding | undefined,
): [ListFilters, (next: Partial<ListFilters>, how?: { replace: boolean }) => void] {
  const navigate = useNavigate();
  const params: Record<string, unknown> = useSearch({ strict: false });
  const filters: ListFilters = {
    search: textOf(params.dealers_q)?.trim().slice(0, 100) ?? '',
    status: params.dealers_status === undefined ? usual : dealerStandings.find((one) => one === params.dealers_status),
    sort: dealerOrders.find((one) => one === params.sort) ?? 'newest',
    page: digits(textOf(params.dealers_page), 3) ?? 1,
    dealer: digits(textOf(params.dealer), 9),
  };
  function setFilters(next: Partial<ListFilters>, { replace } = { replace: true }) {
    const shown = { ...filters, ...next };
    // Undefined parameters are dropped, and the other list's parameters stay.
    const search = {
      ...params,
      dealers_q: shown.search || undefined,
      dealers_status: shown.status === usual ? undefined : (shown.status ?? 'all'),
      sort: shown.sort === 'newest' ? undefined : shown.sort,
      dealers_page: shown.page > 1 ? String(shown.page) : undefined,
      dealer: shown.dealer === null ? undefined : String(shown.dealer),
    } satisfies Record<keyof DealersSearch, string | undefined>;
    void navigate({ to: '.', search: search as never, replace, resetScroll: false });
  }
  return [filters, setFilters];
}
