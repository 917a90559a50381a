import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import type { Offer } from '@forecourt/contract/offers/offer-shapes.ts';
import * as api from '../../lib/api.ts';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { OfferPanel } from './offer-panel.tsx';

interface OffersListProps {
  side: 'made' | 'received';
  state: 'open' | 'ended';
  page: number;
  onPage: (page: number, how?: { replace: true }) => void;
  /** Opens Mark as Sold. */
  onSell: (car: Offer['car']) => void;
}

/** One side's offers, with everything the user can do about them. */
export function OffersList({ side, state, page, onPage, onSell }: OffersListProps) {
  const list = useQuery(api.offers.mine.query({ side, state, page }));
  useLiveRefresh('offers');
  return (
    <PagedList
      list={list}
      isEmpty={({ offers }) => offers.length === 0}
      page={page}
      onPage={onPage}
      failed="We couldn’t load your offers"
      empty={{ icon: <HandCoins size={26} aria-hidden="true" />, ...(state === 'open' ? empty[side] : none) }}
    >
      {({ offers }) => (
        <ul aria-label="Offers" className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
          {offers.map((offer) => (
            <li key={offer.id} className="rounded-l border border-line bg-surface p-4">
              <OfferPanel offer={offer} isLinked onSell={() => onSell(offer.car)} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

const empty = {
  made: { title: 'No open offers', text: 'Select “Make an offer” on a car that accepts offers, and follow it here.' },
  received: { title: 'No open offers on your cars', text: 'Offers by buyers will appear here.' },
};
const none = { title: 'No ended offers', text: 'Offers that were declined, withdrawn or completed will appear here.' };
