import { useNavigate, useSearch } from '@tanstack/react-router';
import { deliveryCauses, deliveryStatuses, logPeriodNames } from '@forecourt/contract/webhooks/delivery-values.ts';
import type { ListFilters, LogSide } from './log-side.ts';

/** Search parameters. Values are untrusted. */
export type DeliverySearch = Partial<
  Record<'webhook' | 'event' | 'outcome' | 'cause' | 'since' | 'page' | 'delivery', string>
>;

/** Keeps the filters in the address, so a link can be shared and Back undoes them. */
export function useListFilters({
  what,
}: Pick<LogSide, 'what'>): [ListFilters, (next: Partial<ListFilters>, how?: { replace: boolean }) => void] {
  const navigate = useNavigate();
  const search = useSearch({ strict: false }) as DeliverySearch;
  const filters = read(search, what);
  function setFilters(next: Partial<ListFilters>, { replace } = { replace: false }) {
    const shown = { ...filters, ...next };
    void navigate({ to: '.', search: searchOf(shown, what) as never, replace, resetScroll: false });
  }
  return [filters, setFilters];
}

function read(search: DeliverySearch, what: LogSide['what']): ListFilters {
  const { outcome, cause, since, page = '', delivery = '' } = search;
  const chosen = what ? search[what.key] : undefined;
  return {
    what: what && chosen !== undefined && Object.hasOwn(what.names, chosen) ? chosen : undefined,
    status: deliveryStatuses.find((one) => one === outcome),
    cause: deliveryCauses.find((one) => one === cause),
    since: logPeriodNames.find((one) => one === since),
    page: /^([1-9]\d{0,2}|1000)$/.test(page) ? Number(page) : 1,
    delivery: /^[0-9a-f-]{36}$/.test(delivery) ? delivery : undefined,
  };
}

const searchOf = (
  { what: chosen, status, cause, since, page, delivery }: ListFilters,
  what: LogSide['what'],
): DeliverySearch => ({
  ...(what && chosen && { [what.key]: chosen }),
  ...(status && { outcome: status }),
  ...(cause && { cause }),
  ...(since && { since }),
  ...(page > 1 && { page: String(page) }),
  ...(delivery && { delivery }),
});
