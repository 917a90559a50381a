import { MessageCircle } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** Opens the conversation about this car. Provided by the page. */
export interface Messaging {
  open: () => void;
  isOpening: boolean;
  problem: string | null;
}

/** Errors appear below the button. */
export const SendMessage = ({ messaging }: { messaging: Messaging }) => (
  <>
    <Button size="large" busy={messaging.isOpening} onClick={() => messaging.open()}>
      {!messaging.isOpening && <MessageCircle size={19} aria-hidden="true" />}
      Send Message
    </Button>
    {messaging.problem && <Notice tone="danger">{messaging.problem}</Notice>}
  </>
);
