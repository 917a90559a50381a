import { Button } from '../../../../ui/button.tsx';
import { CallSeller } from './call-seller.tsx';
import type { CallSeller as Calling } from './use-call-seller.ts';

interface ContactProps {
  calling: Calling;
  onContact: () => void;
}

export const Contact = ({ calling, onContact }: ContactProps) => (
  <div className="grid gap-2.5">
    <Button size="large" wide onClick={onContact}>
      Contact Seller
    </Button>
    <CallSeller calling={calling} />
    {!calling.isSignedIn && <p className="text-center text-sm text-ink-3">Log in to see the number.</p>}
  </div>
);
