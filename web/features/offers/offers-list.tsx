import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import * as api from '../../lib/api.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { OfferPanel } from './offer-panel.tsx';

interface OffersListProps {
  side: 'made' | 'received';
  state: 'open' | 'ended';
  page: number;
  onPage: (page: number) => void;
}

/** One side's offers, with everything the user can do about them. */
export function OffersList({ side, state, page, onPage }: OffersListProps) {
  const { data, error, refetch } = useQuery(api.offers.mine.query({ side, state, page }));
  useLiveRefresh('offers');
  if (error && !data)
    return (
      <ErrorState
        level={2}
        title="We couldn’t load your offers"
        text={sentenceOf(error, 'Something went wrong on our side. Please try again.')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-64 rounded-l" />;
  if (data.offers.length === 0)
    return (
      <EmptyState icon={<HandCoins size={26} aria-hidden="true" />} {...(state === 'open' ? empty[side] : none)} />
    );
  return (
    <div className="grid gap-6">
      <ul aria-label="Offers" className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        {data.offers.map((offer) => (
          <li key={offer.id} className="rounded-l border border-line bg-surface p-4">
            <OfferPanel offer={offer} isLinked />
          </li>
        ))}
      </ul>
      <Pager page={data.page} pages={data.pages} onPage={onPage} />
    </div>
  );
}

const empty = {
  made: { title: 'No open offers', text: 'Select “Make an offer” on a car that accepts offers, and follow it here.' },
  received: { title: 'No open offers on your cars', text: 'Offers by buyers will appear here.' },
};
const none = { title: 'No ended offers', text: 'Offers that were declined, withdrawn or completed will appear here.' };
