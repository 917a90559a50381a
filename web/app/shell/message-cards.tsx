import { lazy, type ComponentType, type ReactNode } from 'react';
import { MessageCardContext } from '../../features/messaging/thread/message-card-context.ts';

/** Cards other features show inside conversations. Their code loads together with the first conversation. */
export const MessageCards = ({ children }: { children: ReactNode }) => (
  <MessageCardContext value={cards}>{children}</MessageCardContext>
);

const load = () => import('./loaded-message-cards.ts');
type Loaded = Awaited<ReturnType<typeof load>>;

const part = <P,>(choose: (all: Loaded) => ComponentType<P>) => lazy(async () => ({ default: choose(await load()) }));

const cards = {
  purchase: part((all) => all.purchase),
  wanted_reply: part((all) => all.wanted_reply),
  offer: part((all) => all.offer),
  meeting: part((all) => all.meeting),
  /** Loaded on demand, because few conversations lead to one. */
  ProposeMeeting: lazy(async () => ({
    default: (await import('../../features/meetings/propose/propose-meeting.tsx')).ProposeMeeting,
  })),
  MakeOffer: lazy(async () => ({
    default: (await import('../../features/offers/offer-in-conversation.tsx')).OfferInConversation,
  })),
  preload: () => void load().catch(() => undefined),
};
