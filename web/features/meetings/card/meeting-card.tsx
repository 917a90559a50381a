import clsx from 'clsx';
import type { Message } from '@forecourt/contract/messaging/message-shapes.ts';
import { MeetingView } from './meeting-view.tsx';

interface MeetingCardProps {
  message: Message;
  isOurs: boolean;
  /** Refetches the conversation. */
  onChanged: () => Promise<void>;
}

/** A meeting in a conversation, at its latest step. */
export function MeetingCard({ message, isOurs, onChanged }: MeetingCardProps) {
  const meeting = message.metadata && 'meeting_id' in message.metadata ? message.metadata : null;
  if (!meeting) return null;
  return (
    <li data-sequence={message.sequence} className={clsx('mt-3 flex', isOurs ? 'justify-end' : 'justify-start')}>
      <MeetingView meeting={meeting} onChanged={onChanged} />
    </li>
  );
}
