import { MessageCircle } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';

/** The way to the conversation about this car; the page brings it. */
export interface Messaging {
  open: (onOpened?: () => void) => void;
  isOpening: boolean;
  problem: string | null;
}

interface SendMessageProps {
  messaging: Messaging;
  onOpened?: () => void;
}

export const SendMessage = ({ messaging, onOpened }: SendMessageProps) => (
  <div className="grid gap-2.5">
    <Button kind="plain" size="large" wide busy={messaging.isOpening} onClick={() => messaging.open(onOpened)}>
      {!messaging.isOpening && <MessageCircle size={18} aria-hidden="true" />}
      Send Message
    </Button>
    {messaging.problem && <Notice tone="danger">{messaging.problem}</Notice>}
  </div>
);
