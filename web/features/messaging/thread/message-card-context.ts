import { createContext, type ComponentType } from 'react';
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

/** How other features render messages that carry their data, and what they add. The app provides this to every thread. */
export const MessageCardContext = createContext<{
  purchase: ComponentType<MessageCardProps>;
  wanted_reply: ComponentType<MessageCardProps>;
  offer: ComponentType<MessageCardProps>;
  meeting: ComponentType<MessageCardProps>;
  ProposeMeeting: ComponentType<ProposeMeetingProps>;
  MakeOffer: ComponentType<MakeOfferProps>;
  /** Called when the user is about to read, to load the code early. */
  preload: () => void;
} | null>(null);
