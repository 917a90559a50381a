import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import * as api from '../../lib/api.ts';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';
import { Button } from '../../ui/button.tsx';
import { MakeOfferDialog } from './make-offer-dialog.tsx';
import { OfferPanel } from './offer-panel.tsx';

interface OffersOfCarProps {
  car: Car;
  isSignedIn: boolean;
  onLogIn: () => void;
}

/** For buyers: their offer, or the button to make one. For the seller's side: every open offer. */
export function OffersOfCar({ car, isSignedIn, onLogIn }: OffersOfCarProps) {
  const { data } = useQuery({ ...api.offers.ofCar.query({ car_id: car.id }), enabled: isSignedIn });
  const [isOpen, setOpen] = useState(false);
  useLiveRefresh('offers', isSignedIn);
  const offers = data?.offers ?? [];
  const isOnSale = car.status === 'active' || car.status === 'reserved';
  const isAsking = isOnSale && car.accepts_offers && !car.own && (!isSignedIn || (data && offers.length === 0));
  if (!isAsking && offers.length === 0) return null;
  return (
    <div className="grid gap-3">
      {offers.length > 0 && (
        <section aria-label={car.own ? 'Offers on this car' : 'Your offer'} className="grid gap-3">
          {car.own && <h2 className="text-base">Offers</h2>}
          {offers.map((offer) => (
            <div key={offer.id} className="rounded-l border border-line bg-surface p-4">
              <OfferPanel offer={offer} isLinked showsCar={false} />
            </div>
          ))}
        </section>
      )}
      {isAsking && (
        <Button kind="plain" size="large" onClick={() => (isSignedIn ? setOpen(true) : onLogIn())}>
          <HandCoins size={19} aria-hidden="true" />
          Make an offer
        </Button>
      )}
      <MakeOfferDialog car={isOpen ? car : null} onClose={() => setOpen(false)} />
    </div>
  );
}
