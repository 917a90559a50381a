import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import * as api from '../../lib/api.ts';
import { useResumeAfterLogin } from '../../lib/resume-after-login.ts';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';
import { Button } from '../../ui/button.tsx';

/** The button is in the first HTML, so that nothing moves. The rest loads for those who have or make an offer. */
const OfferPanels = lazy(async () => ({ default: (await import('./offer-panels.tsx')).OfferPanels }));
const MakeOfferDialog = lazy(async () => ({ default: (await import('./make-offer-dialog.tsx')).MakeOfferDialog }));

interface OffersOfCarProps {
  car: Car;
  isSignedIn: boolean;
  onLogIn: () => void;
}

/** For buyers: their offer, or the button to make one. For the seller's side: every open offer. */
export function OffersOfCar({ car, isSignedIn, onLogIn }: OffersOfCarProps) {
  const { data } = useQuery({ ...api.offers.ofCar.query({ car_id: car.id }), enabled: isSignedIn });
  /** Undefined until it's opened for the first time. Its code loads then. */
  const [isOpen, setOpen] = useState<boolean>();
  useLiveRefresh('offers', isSignedIn);
  const offers = data?.offers ?? [];
  const isOnSale = car.status === 'active' || car.status === 'reserved';
  const isAsking = isOnSale && car.accepts_offers && !car.own && offers.length === 0;
  const rememberForLogin = useResumeAfterLogin('offer', isAsking && data !== undefined, () => setOpen(true));
  if (!isAsking && offers.length === 0) return null;
  function begin() {
    if (isSignedIn) return setOpen(true);
    rememberForLogin();
    onLogIn();
  }
  return (
    <div className="grid gap-3">
      {isAsking && (
        <Button kind="plain" size="large" onClick={begin}>
          <HandCoins size={19} aria-hidden="true" />
          Make an offer
        </Button>
      )}
      <Suspense>
        {offers.length > 0 && <OfferPanels offers={offers} isOwn={car.own !== null} />}
        {isOpen !== undefined && <MakeOfferDialog car={isOpen ? car : null} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}
