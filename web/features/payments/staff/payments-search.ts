import { paymentKinds, paymentStatuses } from '@forecourt/contract/payments/payments.flow.ts';
import { paymentOrders } from '@forecourt/contract/payments/staff-payment-values.ts';
import { choice, day, named, page, phrase, searchFields, whole, withDaysInOrder } from '../../../lib/search-fields.ts';

/** Search parameters as found in the address, which may be anything. */
export type PaymentsSearch = Partial<
  Record<'q' | 'status' | 'kind' | 'from' | 'to' | 'in_doubt' | 'sort' | 'page' | 'payment', string>
>;

const fields = searchFields({
  search: named('q', phrase(100, { cut: true })),
  status: choice(paymentStatuses),
  kind: choice(paymentKinds),
  from: day,
  to: day,
  in_doubt: choice(['yes']),
  sort: choice(paymentOrders, 'newest'),
  page: page(40),
  /** The payment whose details are open. */
  payment: whole(),
});

export type ListFilters = ReturnType<typeof fields.read>;

/** Valid filters from the address. */
export const readPaymentsSearch = (search: Record<string, unknown>) => withDaysInOrder(fields.read(search));

/** Omits defaults, so that each list has exactly one address. */
export const paymentsSearch: (filters: ListFilters) => PaymentsSearch = fields.write;

export const isNarrowed = ({ search, status, kind, from, to, in_doubt }: ListFilters) =>
  [search, status, kind, from, to, in_doubt].some((one) => one !== undefined);
