import { createContext, type ComponentType } from 'react';
import type { Message } from '@forecourt/contract/messaging/message-shapes.ts';

export interface MessageCardProps {
  message: Message;
  /** One's own side sent it. */
  isOurs: boolean;
  /** Reads the conversation again. */
  onChanged: () => Promise<void>;
}

/** How another feature shows the message that carries something of its own; the app lends it to every thread. */
export const MessageCardContext = createContext<{
  purchase: ComponentType<MessageCardProps>;
  /** Somebody is about to read. */
  preload: () => void;
} | null>(null);
