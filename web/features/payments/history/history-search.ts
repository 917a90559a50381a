import { paymentStatuses, type PaymentStatus } from '@forecourt/contract/payments/payments.flow.ts';

/** Search parameters of the payment history. */
export type HistorySearch = { status?: PaymentStatus; search?: string; page?: number };

/** Parses the address leniently. Invalid and empty values are dropped. */
export function readHistorySearch(params: Record<string, unknown>): HistorySearch {
  const status = paymentStatuses.find((one) => one === params.status);
  const search = typeof params.search === 'string' ? params.search.trim() : '';
  const page = /^[1-9]\d{0,2}$/.test(String(params.page)) ? Number(params.page) : 1;
  return {
    ...(status && { status }),
    ...(search && search.length <= maxSearch && { search }),
    ...(page > 1 && { page }),
  };
}

export const isFiltered = ({ status, search }: HistorySearch): boolean => Boolean(status ?? search);

export const maxSearch = 100;
