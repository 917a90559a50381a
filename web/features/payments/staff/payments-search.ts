import { paymentKinds, paymentStatuses } from '@forecourt/contract/payments/payments.flow.ts';
import { paymentOrders } from '@forecourt/contract/payments/staff-payment-values.ts';
import { textOf } from '../../../lib/search-text.ts';

/** Search parameters as found in the address, which may be anything. */
export type PaymentsSearch = Partial<
  Record<'q' | 'status' | 'kind' | 'from' | 'to' | 'in_doubt' | 'sort' | 'page' | 'payment', string>
>;

const isDay = (text: string | undefined) =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
const numberIn = (text: string | undefined, most: number) =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) && Number(text) <= most ? Number(text) : undefined;

/** Valid filters from the address. */
export const readPaymentsSearch = (params: Record<string, unknown>) => ({
  search: textOf(params.q)?.trim().slice(0, 100) || undefined,
  status: paymentStatuses.find((one) => one === params.status),
  kind: paymentKinds.find((one) => one === params.kind),
  from: isDay(textOf(params.from)),
  to: isDay(textOf(params.to)),
  in_doubt: params.in_doubt === 'yes' ? ('yes' as const) : undefined,
  sort: paymentOrders.find((one) => one === params.sort) ?? ('newest' as const),
  page: numberIn(textOf(params.page), 40) ?? 1,
  /** The payment whose details are open. */
  payment: numberIn(textOf(params.payment), Number.MAX_SAFE_INTEGER),
});
export type ListFilters = ReturnType<typeof readPaymentsSearch>;

/** Omits defaults, so that each list has exactly one address. */
export const paymentsSearch = ({ search, sort, page, payment, ...narrowed }: ListFilters): PaymentsSearch => ({
  ...(search && { q: search }),
  ...Object.fromEntries(Object.entries(narrowed).filter(([, value]) => value !== undefined)),
  ...(sort !== 'newest' && { sort }),
  ...(page > 1 && { page: String(page) }),
  ...(payment && { payment: String(payment) }),
});

export const isNarrowed = ({ search, status, kind, from, to, in_doubt }: ListFilters) =>
  [search, status, kind, from, to, in_doubt].some((one) => one !== undefined);
