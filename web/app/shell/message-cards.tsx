import { lazy, type ReactNode } from 'react';
import { MessageCardContext } from '../../features/messaging/thread/message-card-context.ts';

/** Cards other features show inside conversations. Their code loads together with the first conversation. */
export const MessageCards = ({ children }: { children: ReactNode }) => (
  <MessageCardContext value={cards}>{children}</MessageCardContext>
);

const loadPurchase = async () => ({
  default: (await import('../../features/sales/purchase/purchase-card.tsx')).PurchaseCard,
});
const loadMeeting = async () => ({
  default: (await import('../../features/meetings/card/meeting-card.tsx')).MeetingCard,
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
  meeting: lazy(loadMeeting),
  /** Loaded on demand, because few conversations lead to a meeting. */
  ProposeMeeting: lazy(async () => ({
    default: (await import('../../features/meetings/propose/propose-meeting.tsx')).ProposeMeeting,
  })),
  /** Loaded on demand. */
  MakeOffer: lazy(async () => ({
    default: (await import('../../features/offers/offer-in-conversation.tsx')).OfferInConversation,
  })),
  preload: () => void Promise.all([loadPurchase(), loadOffer(), loadMeeting()]).catch(() => undefined),
};
