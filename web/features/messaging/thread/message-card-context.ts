import { createContext, type ComponentType } from 'react';
import type { Message } from '@forecourt/contract/messaging/message-shapes.ts';

export interface MessageCardProps {
  message: Message;
  /** True if the user's own side sent it. */
  isOurs: boolean;
  /** Refetches the conversation. */
  onChanged: () => Promise<void>;
}

/** How another feature renders a message that carries its data. The app provides this to every thread. */
export const MessageCardContext = createContext<{
  purchase: ComponentType<MessageCardProps>;
  wanted_reply: ComponentType<MessageCardProps>;
  offer: ComponentType<MessageCardProps>;
  /** Called when the user is about to read, to load the code early. */
  preload: () => void;
} | null>(null);
