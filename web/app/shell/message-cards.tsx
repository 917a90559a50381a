import { lazy, type ReactNode } from 'react';
import { MessageCardContext } from '../../features/messaging/thread/message-card-context.ts';

/** Cards other features show inside conversations. Their code loads together with the first conversation. */
export const MessageCards = ({ children }: { children: ReactNode }) => (
  <MessageCardContext value={cards}>{children}</MessageCardContext>
);

const loadPurchase = async () => ({
  default: (await import('../../features/sales/purchase/purchase-card.tsx')).PurchaseCard,
});

const loadReply = async () => ({
  default: (await import('../../features/wanted/wanted-reply-card.tsx')).WantedReplyCard,
});

const loadOffer = async () => ({
  default: (await import('../../features/offers/offer-card.tsx')).OfferCard,
});

const cards = {
  purchase: lazy(loadPurchase),
  wanted_reply: lazy(loadReply),
  offer: lazy(loadOffer),
  preload: () => void Promise.all([loadPurchase(), loadOffer()]).catch(() => undefined),
};
