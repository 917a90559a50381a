import { createContext, lazy, use, type ComponentType } from 'react';
import type { Message } from '@forecourt/contract/messaging/message-shapes.ts';
import type { ThreadFacts } from '../core/thread-state.ts';

export interface MessageCardProps {
  message: Message;
  /** True if the user's own side sent it. */
  isOurs: boolean;
  /** Refetches the conversation. */
  onChanged: () => Promise<void>;
}

export interface ProposeMeetingProps {
  facts: ThreadFacts;
  userId: number;
  onClose: () => void;
  /** Refetches the conversation. */
  onChanged: () => Promise<void>;
}

export interface MakeOfferProps {
  carId: number;
  onClose: () => void;
  /** Refetches the conversation. */
  onChanged: () => Promise<void>;
}

/** How other features render messages that carry their data, and what they add. */
export interface MessageCards {
  purchase: ComponentType<MessageCardProps>;
  wanted_reply: ComponentType<MessageCardProps>;
  offer: ComponentType<MessageCardProps>;
  meeting: ComponentType<MessageCardProps>;
  ProposeMeeting: ComponentType<ProposeMeetingProps>;
  MakeOffer: ComponentType<MakeOfferProps>;
}

export type LoadMessageCards = () => Promise<MessageCards>;

/** The app provides this to every thread. */
export const MessageCardContext = createContext<LoadMessageCards | null>(null);

const known = new WeakMap<LoadMessageCards, MessageCards>();

/** The cards, whose code loads together with the first conversation. */
export function useMessageCards(): MessageCards | null {
  const load = use(MessageCardContext);
  if (!load) return null;
  let cards = known.get(load);
  if (!cards) known.set(load, (cards = lazyCards(load)));
  return cards;
}

function lazyCards(load: LoadMessageCards): MessageCards {
  const part = <P>(choose: (all: MessageCards) => ComponentType<P>) =>
    lazy(async () => ({ default: choose(await load()) }));
  return {
    purchase: part((all) => all.purchase),
    wanted_reply: part((all) => all.wanted_reply),
    offer: part((all) => all.offer),
    meeting: part((all) => all.meeting),
    ProposeMeeting: part((all) => all.ProposeMeeting),
    MakeOffer: part((all) => all.MakeOffer),
  };
}
