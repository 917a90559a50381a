import { paymentStatuses } from '@forecourt/contract/payments/payments.flow.ts';
import { choice, page, phrase, searchFields, type SearchOf } from '../../../lib/search-fields.ts';

export const maxSearch = 100;

const fields = searchFields({ status: choice(paymentStatuses), search: phrase(maxSearch), page: page() });

/** Search parameters of the payment history. */
export type HistorySearch = SearchOf<typeof fields>;

export const readHistorySearch = fields.compact;

export const isFiltered = ({ status, search }: HistorySearch): boolean => Boolean(status ?? search);
