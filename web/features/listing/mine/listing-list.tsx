import { CarFront } from 'lucide-react';
import type { CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import type { OwnListing } from '@forecourt/contract/cars/car-shapes.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { statusNames } from '../../../lib/car-words.ts';
import type { ListingPayments } from '../listing-checkout.ts';
import { ListingRow } from './listing-row.tsx';
import { useDeeds } from './use-deeds.ts';

interface ListingListProps {
  /** `undefined` while they are on their way. */
  listings: readonly OwnListing[] | undefined;
  status: CarStatus | undefined;
  payments: ListingPayments;
}

export function ListingList({ listings, status, payments }: ListingListProps) {
  const deeds = useDeeds();
  if (!listings) return <ListingListSkeleton />;
  if (listings.length === 0) return <Nothing status={status} />;
  return (
    <ul aria-label="Listings">
      {listings.map((listing) => (
        <ListingRow key={listing.id} listing={listing} deeds={deeds} payments={payments} />
      ))}
    </ul>
  );
}

const Nothing = ({ status }: { status: CarStatus | undefined }) => (
  <EmptyState
    icon={<CarFront size={26} aria-hidden="true" />}
    title={status ? `Nothing here is ${statusNames[status].toLowerCase()}` : 'You have not listed a car yet'}
    text={
      status
        ? 'Your other listings stand under All.'
        : 'Six facts and a few photos, and buyers across the city can find it. You see the price before you pay.'
    }
    actions={
      status ? (
        <ButtonLink to={paths.myListings} kind="plain">
          Show all
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.sell}>Sell Car</ButtonLink>
      )
    }
  />
);

const ListingListSkeleton = () => (
  <output aria-busy="true" aria-label="Loading" className="block">
    {[1, 2, 3].map((row) => (
      <span key={row} className="flex gap-4 border-b border-line py-5 first:pt-0">
        <Skeleton className="aspect-3/2 w-[104px] rounded-m sm:w-[148px]" />
        <span className="grid grow content-center gap-2.5">
          <Skeleton className="h-5 w-[min(260px,90%)]" />
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 w-28" />
        </span>
      </span>
    ))}
  </output>
);
