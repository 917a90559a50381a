import { kind } from './notice-kind.ts';
import { again, dollars } from './notice-words.ts';

/** A sale and the title of its car. */
export interface OfSale {
  sale_id: number;
  title: string;
}

/** A notification from before there were bills has no number. */
interface OfBilledSale extends OfSale {
  bill_number?: string | null;
}

const toBill = ({ bill_number }: OfBilledSale) => (bill_number ? (`/bill/${bill_number}` as const) : '/sales');
const toPurchases = () => '/sales?side=bought' as const;

/** Notifications to the buyer and seller of a sale. */
export const saleNotices = {
  sale_to_confirm: kind({
    group: 'sales',
    icon: 'car',
    audience: { to: 'people' },
    sentence: ({ title, seller }: OfSale & { seller: string; conversation_id: number | null }, times) =>
      `${seller} sold you “${title}”. Please confirm the purchase, or tell us what’s wrong.${again(times)}`,
    link: ({ conversation_id }) => (conversation_id === null ? toPurchases() : `/messages/${conversation_id}`),
  }),
  sale_confirmed: kind({
    group: 'sales',
    icon: 'car',
    audience: { to: 'people' },
    sentence: ({ title, buyer }: OfBilledSale & { buyer: string }, times) =>
      `${buyer} confirmed the purchase of “${title}”. The sale is verified.${again(times)}`,
    link: toBill,
  }),
  sale_disputed: kind({
    group: 'sales',
    icon: 'warning',
    audience: { to: 'people' },
    sentence: ({ title, buyer }: OfSale & { buyer: string; ticket_id: number }, times) =>
      `${buyer} disputed the sale of “${title}”. Give your side in the ticket.${again(times)}`,
    link: ({ ticket_id }) => `/support/${ticket_id}`,
  }),
  sale_withdrawn: kind({
    group: 'sales',
    icon: 'car',
    audience: { to: 'people' },
    sentence: ({ title, seller }: OfSale & { seller: string }, times) =>
      `${seller} withdrew the sale of “${title}”. You don’t need to do anything.${again(times)}`,
    link: toPurchases,
  }),
  sale_decided: kind({
    group: 'sales',
    icon: 'report',
    audience: { to: 'people' },
    sentence: ({ title, outcome, reason }: OfSale & OfDecision, times) =>
      `Staff ${outcome === 'uphold' ? 'upheld' : 'annulled'} the sale of “${title}”: ${reason}${again(times)}`,
    link: ({ ticket_id, outcome }) =>
      ticket_id === null ? `/sales${outcome === 'annul' ? '?state=annulled' : ''}` : `/support/${ticket_id}`,
  }),
  sale_excluded: kind({
    group: 'sales',
    icon: 'report',
    audience: { to: 'people' },
    sentence: ({ title, reason }: OfSale & { reason: string }, times) =>
      `Staff excluded the sale of “${title}” from the price guide: ${reason}${again(times)}`,
    link: ({ title }) => `/sales?search=${encodeURIComponent(title)}`,
  }),
  sale_amount_proposed: kind({
    group: 'sales',
    icon: 'money',
    audience: { to: 'people' },
    sentence: ({ title, seller, amount }: OfSale & OfAmount & { seller: string }, times) =>
      `${seller} proposed ${dollars(amount)} for “${title}”. Accept it to update the sale.${again(times)}`,
    link: ({ conversation_id }) => (conversation_id === null ? toPurchases() : `/messages/${conversation_id}`),
  }),
  sale_amount_answered: kind({
    group: 'sales',
    icon: 'money',
    audience: { to: 'people' },
    sentence: ({ title, buyer, agreed }: OfBilledSale & { buyer: string; agreed: boolean }, times) =>
      `${buyer} ${agreed ? 'accepted' : 'declined'} the new amount for “${title}”.${again(times)}`,
    link: toBill,
  }),
};

interface OfDecision {
  outcome: 'uphold' | 'annul';
  reason: string;
  ticket_id: number | null;
}

interface OfAmount {
  amount: number;
  conversation_id: number | null;
}
