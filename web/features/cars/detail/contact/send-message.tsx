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
  size?: 'medium' | 'large';
}

/** Stands in a grid; what went wrong takes the grid's whole width. */
export const SendMessage = ({ messaging, onOpened, size = 'large' }: SendMessageProps) => (
  <>
    <Button
      kind="plain"
      size={size}
      busy={messaging.isOpening}
      onClick={() => messaging.open(onOpened)}
      className="px-2!"
    >
      {!messaging.isOpening && <MessageCircle size={18} className="max-[400px]:hidden" aria-hidden="true" />}
      Send Message
    </Button>
    {messaging.problem && (
      <div className="order-last col-span-full">
        <Notice tone="danger">{messaging.problem}</Notice>
      </div>
    )}
  </>
);
