import { lazy, Suspense } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { CarToOffer } from './car-to-offer.ts';

const MakeOfferForm = lazy(async () => ({ default: (await import('./make-offer-form.tsx')).MakeOfferForm }));

export const MakeOfferDialog = ({ car, onClose }: { car: CarToOffer | null; onClose: () => void }) => (
  <Dialog isForm open={car !== null} onClose={onClose} title="Make an offer">
    {car && (
      <Suspense fallback={<Skeleton className="h-[420px] rounded-m" />}>
        <MakeOfferForm car={car} onDone={onClose} />
      </Suspense>
    )}
  </Dialog>
);
