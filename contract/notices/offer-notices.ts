import { closingSentences, type ClosingCause } from '../offers/offer-values.ts';
import { kind } from './notice-kind.ts';
import { again, dollars } from './notice-words.ts';

/** An offer, its latest amount and the title of its car. */
export interface OfOffer {
  offer_id: number;
  conversation_id: number;
  title: string;
  amount: number;
}

/** The other side: the buyer, the company or the private seller. */
interface Who {
  who: string;
}

const people = { to: 'people' } as const;
const toCard = ({ conversation_id }: OfOffer) => `/messages/${conversation_id}` as const;

/** Notifications to the buyer and the seller's side of an offer. They lead to its card. */
export const offerNotices = {
  offer_received: kind({
    group: 'deals',
    icon: 'money',
    audience: people,
    sentence: ({ who, amount, title }: OfOffer & Who, times) =>
      `${who} offered ${dollars(amount)} for “${title}”. Accept, decline or counter it.${again(times)}`,
    link: toCard,
  }),
  offer_countered: kind({
    group: 'deals',
    icon: 'money',
    audience: people,
    sentence: ({ who, amount, title }: OfOffer & Who, times) =>
      `${who} countered with ${dollars(amount)} for “${title}”. It’s your turn to respond.${again(times)}`,
    link: toCard,
  }),
  offer_accepted: kind({
    group: 'deals',
    icon: 'car',
    audience: people,
    sentence: ({ who, amount, title, hours }: OfOffer & Who & { hours: number }, times) =>
      `${who} accepted ${dollars(amount)} for “${title}”. The car is reserved for ${hours} ${hours === 1 ? 'hour' : 'hours'}.${again(times)}`,
    link: toCard,
  }),
  offer_declined: kind({
    group: 'deals',
    icon: 'car',
    audience: people,
    sentence: ({ who, amount, title }: OfOffer & Who, times) =>
      `${who} declined ${dollars(amount)} for “${title}”.${again(times)}`,
    link: toCard,
  }),
  offer_withdrawn: kind({
    group: 'deals',
    icon: 'car',
    audience: people,
    sentence: ({ who, amount, title }: OfOffer & Who, times) =>
      `${who} withdrew the offer of ${dollars(amount)} for “${title}”.${again(times)}`,
    link: toCard,
  }),
  offer_expired: kind({
    group: 'deals',
    icon: 'clock',
    audience: people,
    sentence: ({ amount, title }: OfOffer, times) =>
      `The offer of ${dollars(amount)} for “${title}” has expired.${again(times)}`,
    link: toCard,
  }),
  offer_closed: kind({
    group: 'deals',
    icon: 'car',
    audience: people,
    sentence: ({ amount, title, cause }: OfOffer & { cause: ClosingCause }, times) =>
      `The offer of ${dollars(amount)} for “${title}” was closed. ${closingSentences[cause]}${again(times)}`,
    link: toCard,
  }),
  offer_hold_ended: kind({
    group: 'deals',
    icon: 'clock',
    audience: people,
    sentence: ({ title, buyer, reason }: OfOffer & { buyer: string; reason: string | null }, times) =>
      `“${title}” is no longer reserved for ${buyer}${reason === null ? '. The time is over.' : `: ${reason}`}${again(times)}`,
    link: toCard,
  }),
  offer_is_next: kind({
    group: 'deals',
    icon: 'car',
    audience: people,
    sentence: ({ who, amount, title }: OfOffer & Who, times) =>
      `“${title}” is available again. ${who} is next in line with ${dollars(amount)}.${again(times)}`,
    link: toCard,
  }),
  offer_line_moved: kind({
    group: 'deals',
    icon: 'car',
    audience: people,
    sentence: ({ title }: OfOffer, times) =>
      `“${title}” is available again, and your offer is next. The seller has been asked.${again(times)}`,
    link: toCard,
  }),
};
