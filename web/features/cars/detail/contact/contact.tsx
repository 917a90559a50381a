import { Button } from '../../../../ui/button.tsx';
import { CallSeller } from './call-seller.tsx';
import { SendMessage, type Messaging } from './send-message.tsx';
import type { CallSeller as Calling } from './use-call-seller.ts';

interface ContactProps {
  calling: Calling;
  messaging: Messaging;
  onContact: () => void;
}

export const Contact = ({ calling, messaging, onContact }: ContactProps) => (
  <div className="grid gap-2.5">
    <Button size="large" wide onClick={onContact}>
      Contact Seller
    </Button>
    <SendMessage messaging={messaging} />
    <CallSeller calling={calling} />
    {!calling.isSignedIn && <p className="text-center text-sm text-ink-3">Log in to write or to see the number.</p>}
  </div>
);
