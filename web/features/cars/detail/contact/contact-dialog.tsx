import { Link, linkOptions } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import { money } from '../../../../lib/format.ts';
import { paths } from '../../../../lib/paths.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { SellerAvatar } from '../seller-avatar.tsx';
import { CallSeller } from './call-seller.tsx';
import { SendMessage, type Messaging } from './send-message.tsx';
import type { CallSeller as Calling } from './use-call-seller.ts';

interface ContactDialogProps {
  car: Car;
  calling: Calling;
  messaging: Messaging;
  open: boolean;
  onClose: () => void;
}

/** Every way to reach the seller, and what the talk is about. */
export const ContactDialog = ({ car, calling, messaging, open, onClose }: ContactDialogProps) => {
  const { seller } = car;
  const name = seller.company_name ?? seller.name;
  return (
    <Dialog open={open} onClose={onClose} title="Contact Seller">
      <div className="grid gap-5">
        <Link {...pageOf(car)} className="flex items-center gap-4 rounded-l border border-line p-4 hover:border-edge">
          <SellerAvatar car={car} />
          <span className="grid min-w-0 grow">
            <span className="font-semibold wrap-anywhere">{name}</span>
            <span className="text-sm text-ink-2">See their page and other cars</span>
          </span>
          <ChevronRight size={18} className="shrink-0 text-ink-3" aria-hidden="true" />
        </Link>
        <p className="text-ink-2">
          {calling.isSignedIn
            ? 'Call from your phone in the game, or write a message here: it is about '
            : 'Sellers talk to members. Log in and you come straight back to this car: '}
          <b className="font-semibold text-ink">
            {car.title}, {money(car.price)}
          </b>
          .
        </p>
        <div className="grid gap-2.5">
          <CallSeller calling={calling} kind="primary" />
          <SendMessage messaging={messaging} onOpened={onClose} />
        </div>
      </div>
    </Dialog>
  );
};

/** Of a dealer's car the company's, as its name says. */
const pageOf = ({ dealer_id, seller }: Car) =>
  dealer_id === null
    ? linkOptions({ to: paths.user, params: { userId: String(seller.id) } })
    : linkOptions({ to: paths.company, params: { dealerId: String(dealer_id) } });
