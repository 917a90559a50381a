import { kind } from './notice-kind.ts';
import { again, dollars } from './notice-words.ts';

/** Of a sale, whose car it was. */
export interface OfSale {
  sale_id: number;
  title: string;
}

const toSales = () => '/sales' as const;
const toPurchases = () => '/sales?side=bought' as const;

/** What the two sides of a sale are told. */
export const saleNotices = {
  sale_to_confirm: kind({
    group: 'sales',
    icon: 'car',
    audience: { to: 'people' },
    sentence: ({ title, seller }: OfSale & { seller: string; conversation_id: number | null }, times) =>
      `${seller} sold you “${title}”${again(times)}. Please confirm the purchase, or say what is not right.`,
    link: ({ conversation_id }) => (conversation_id === null ? toPurchases() : `/messages/${conversation_id}`),
  }),
  sale_confirmed: kind({
    group: 'sales',
    icon: 'car',
    audience: { to: 'people' },
    sentence: ({ title, buyer }: OfSale & { buyer: string }, times) =>
      `${buyer} confirmed the purchase of “${title}”${again(times)}. The sale is verified.`,
    link: toSales,
  }),
  sale_disputed: kind({
    group: 'sales',
    icon: 'warning',
    audience: { to: 'people' },
    sentence: ({ title, buyer }: OfSale & { buyer: string; ticket_id: number }, times) =>
      `${buyer} disputes the sale of “${title}”${again(times)}. Say your side in the ticket.`,
    link: ({ ticket_id }) => `/support/${ticket_id}`,
  }),
  sale_withdrawn: kind({
    group: 'sales',
    icon: 'car',
    audience: { to: 'people' },
    sentence: ({ title, seller }: OfSale & { seller: string }, times) =>
      `${seller} withdrew the sale of “${title}”${again(times)}. You need not confirm anything.`,
    link: toPurchases,
  }),
  sale_decided: kind({
    group: 'sales',
    icon: 'report',
    audience: { to: 'people' },
    sentence: ({ title, outcome, reason }: OfSale & OfDecision, times) =>
      `Staff decided that the sale of “${title}” ${outcome === 'uphold' ? 'stands' : 'is annulled'}${again(times)}: ${reason}`,
    link: ({ ticket_id, outcome }) =>
      ticket_id === null ? `/sales${outcome === 'annul' ? '?state=annulled' : ''}` : `/support/${ticket_id}`,
  }),
  sale_amount_proposed: kind({
    group: 'sales',
    icon: 'money',
    audience: { to: 'people' },
    sentence: ({ title, seller, amount }: OfSale & OfAmount & { seller: string }, times) =>
      `${seller} proposes ${dollars(amount)} as the amount for “${title}”${again(times)}. It counts when you agree.`,
    link: ({ conversation_id }) => (conversation_id === null ? toPurchases() : `/messages/${conversation_id}`),
  }),
  sale_amount_answered: kind({
    group: 'sales',
    icon: 'money',
    audience: { to: 'people' },
    sentence: ({ title, buyer, agreed }: OfSale & { buyer: string; agreed: boolean }, times) =>
      `${buyer} ${agreed ? 'agreed' : 'did not agree'} to the new amount for “${title}”${again(times)}.`,
    link: toSales,
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
