import type { Offer } from '@forecourt/contract/offers/offer-shapes.ts';
import { OfferPanel } from './offer-panel.tsx';

/** The offers on the car that the page is about. */
export const OfferPanels = ({ offers, isOwn }: { offers: readonly Offer[]; isOwn: boolean }) => (
  <section aria-label={isOwn ? 'Offers on this car' : 'Your offer'} className="grid gap-3">
    {isOwn && <h2 className="text-base">Offers</h2>}
    {offers.map((offer) => (
      <div key={offer.id} className="rounded-l border border-line bg-surface p-4">
        <OfferPanel offer={offer} isLinked showsCar={false} />
      </div>
    ))}
  </section>
);
