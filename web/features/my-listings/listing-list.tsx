import clsx from 'clsx';
import { CarFront } from 'lucide-react';
import type { CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import type { OwnListing } from '@forecourt/contract/cars/car-shapes.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { statusNames } from '../../lib/car-words.ts';
import type { ListingPayments, ListingSales } from '../../shared/listings/listing-checkout.ts';
import { ListingRow, rowColumns } from './listing-row.tsx';
import { useTransitions } from './use-transitions.ts';

interface ListingListProps {
  /** `undefined` while loading. */
  listings: readonly OwnListing[] | undefined;
  status: CarStatus | undefined;
  /** A team member also lists privately. */
  isMixed: boolean;
  payments: ListingPayments;
  sales: ListingSales;
}

export function ListingList({ listings, status, isMixed, payments, sales }: ListingListProps) {
  const transitions = useTransitions();
  if (!listings) return <ListingListSkeleton />;
  if (listings.length === 0) return <Nothing status={status} />;
  return (
    <div>
      <ListHead />
      <ul aria-label="Listings" className="max-xl:[&>:first-child]:pt-0">
        {listings.map((listing) => (
          <ListingRow
            key={listing.id}
            listing={listing}
            isMarkedPrivate={isMixed && listing.dealer_id === null}
            transitions={transitions}
            payments={payments}
            sales={sales}
          />
        ))}
      </ul>
    </div>
  );
}

/** Visual only, because each row tells screen readers the same. */
const ListHead = () => (
  <div
    aria-hidden="true"
    className={clsx('grid gap-x-5 border-b border-line pb-2.5 text-sm text-ink-3 max-xl:hidden', rowColumns)}
  >
    <span className="col-span-2">Vehicle</span>
    <span>Status</span>
    <span className="grid grid-cols-3 text-right">
      <span>Views</span>
      <span>Inquiries</span>
      <span>Favourites</span>
    </span>
    <span />
  </div>
);

const stateNames = { ...statusNames, removed: 'deleted or removed' };

const Nothing = ({ status }: { status: CarStatus | undefined }) => (
  <EmptyState
    icon={<CarFront size={26} aria-hidden="true" />}
    title={status ? `No ${stateNames[status].toLowerCase()} listings` : 'You haven’t listed a car yet'}
    text={
      status
        ? 'Your other listings are under All.'
        : 'Add six facts and a few photos, and buyers across the city can find your car. You see the price before you pay.'
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
