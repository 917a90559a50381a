import type { saleNotices } from '@forecourt/contract/notices/sale-notices.ts';
import type { Cause } from './cause.ts';
import { bothSidesNoticeFacts, buyerNoticeFacts, proposalNoticeFacts, sellerNoticeFacts } from './sale-notice-facts.ts';

/** The sources of the notifications about sales. */
export const saleCauses: { [kind in keyof typeof saleNotices]: Cause<kind> } = {
  sale_to_confirm: { from: 'buyer_asked', say: (tx, { saleId }) => buyerNoticeFacts(tx, saleId) },
  sale_withdrawn: { from: 'sale_withdrawn', say: (tx, { saleId }) => buyerNoticeFacts(tx, saleId) },
  sale_amount_proposed: { from: 'amount_proposed', say: (tx, { saleId }) => proposalNoticeFacts(tx, saleId) },
  sale_confirmed: { from: 'sale_confirmed', say: (tx, { saleId }) => sellerNoticeFacts(tx, saleId, {}) },
  sale_disputed: {
    from: 'sale_disputed',
    say: (tx, { saleId, ticketId }) => sellerNoticeFacts(tx, saleId, { ticket_id: ticketId }),
  },
  sale_amount_answered: {
    from: 'amount_answered',
    say: (tx, { saleId, agreed }) => sellerNoticeFacts(tx, saleId, { agreed }),
  },
  sale_excluded: {
    from: 'sale_excluded',
    say: (tx, { saleId, reason }) => sellerNoticeFacts(tx, saleId, { reason }),
  },
  sale_decided: {
    from: 'sale_decided',
    say: (tx, { saleId, outcome, reason }) => bothSidesNoticeFacts(tx, saleId, { outcome, reason }),
  },
};
