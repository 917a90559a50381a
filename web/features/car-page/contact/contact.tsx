import { useId } from 'react';
import { CallSeller } from './call-seller.tsx';
import { SendMessage, type Messaging } from './send-message.tsx';
import type { CallSeller as Calling } from './use-call-seller.ts';

interface ContactProps {
  calling: Calling;
  messaging: Messaging;
}

/** The two ways to reach the seller, one press each. */
export function Contact({ calling, messaging }: ContactProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} data-main-action="" className="grid gap-2.5">
      <h2 id={headingId} className="sr-only">
        Contact Seller
      </h2>
      <SendMessage messaging={messaging} />
      <CallSeller calling={calling} />
      {!calling.isSignedIn && (
        <p className="text-center text-sm text-ink-3">Log in to send a message or see the phone number.</p>
      )}
    </section>
  );
}
