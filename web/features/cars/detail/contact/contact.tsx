import clsx from 'clsx';
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
  // The number takes the whole width.
  <div className={clsx('grid gap-2.5', calling.number ? 'grid-cols-1' : 'grid-cols-2')}>
    <Button size="large" onClick={onContact} className="col-span-full">
      Contact Seller
    </Button>
    <SendMessage messaging={messaging} size="medium" />
    <CallSeller calling={calling} size="medium" />
    {!calling.isSignedIn && (
      <p className="col-span-full text-center text-sm text-ink-3">Log in to write or to see the number.</p>
    )}
  </div>
);
