import { useNavigate, useSearch } from '@tanstack/react-router';
import { dealerOrders, dealerStandings, type DealerOrder } from '@forecourt/contract/dealers/staff-dealer-values.ts';
import type { DealerStanding } from '@forecourt/contract/kit/standing.ts';
import { textOf } from '../../../lib/search-text.ts';

export interface ListFilters {
  search: string;
  status: DealerStanding | undefined;
  sort: DealerOrder;
  page: number;
  /** Whose details are open. */
  dealer: number | null;
}

/** As the address has it, where another list stands on the page with its own words for them; anybody may have written that. */
export type DealersSearch = Partial<
  Record<'dealers_q' | 'dealers_status' | 'sort' | 'dealers_page' | 'dealer', string>
>;

const digits = (text: string | undefined, most: number) =>
  text !== undefined && /^[1-9]\d*$/.test(text) && text.length <= most ? Number(text) : null;

/**
 * Which dealers are shown stands in the address, so that a colleague can be sent there and Back closes the details.
 * Without a status there, `usual` ones are shown; `all` asks for every standing.
 */
export function useDealerFilters(
  usual: DealerStanding | undefined,
): [ListFilters, (next: Partial<ListFilters>, how?: { replace: boolean }) => void] {
  const navigate = useNavigate();
  const given: Record<string, unknown> = useSearch({ strict: false });
  const filters: ListFilters = {
    search: textOf(given.dealers_q)?.trim().slice(0, 100) ?? '',
    status: given.dealers_status === undefined ? usual : dealerStandings.find((one) => one === given.dealers_status),
    sort: dealerOrders.find((one) => one === given.sort) ?? 'newest',
    page: digits(textOf(given.dealers_page), 3) ?? 1,
    dealer: digits(textOf(given.dealer), 9),
  };
  function look(next: Partial<ListFilters>, { replace } = { replace: true }) {
    const shown = { ...filters, ...next };
    // What is not said goes; what belongs to another list stays.
    const search = {
      ...given,
      dealers_q: shown.search || undefined,
      dealers_status: shown.status === usual ? undefined : (shown.status ?? 'all'),
      sort: shown.sort === 'newest' ? undefined : shown.sort,
      dealers_page: shown.page > 1 ? String(shown.page) : undefined,
      dealer: shown.dealer === null ? undefined : String(shown.dealer),
    } satisfies Record<keyof DealersSearch, string | undefined>;
    void navigate({ to: '.', search: search as never, replace, resetScroll: false });
  }
  return [filters, look];
}
