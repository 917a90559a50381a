import { Dialog } from '../../ui/dialog.tsx';
import type { CarToOffer } from './car-to-offer.ts';
import { MakeOfferForm } from './make-offer-form.tsx';

export const MakeOfferDialog = ({ car, onClose }: { car: CarToOffer | null; onClose: () => void }) => (
  <Dialog isForm open={car !== null} onClose={onClose} title="Make an offer">
    {car && <MakeOfferForm car={car} onDone={onClose} />}
  </Dialog>
);
