import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { CarCard as Car } from '@forecourt/contract/cars/car-shapes.ts';
import { useIsServerRendered } from '../../lib/ssr-state.ts';
import { CarCardSkeleton } from '../../shared/cars/car-card-skeleton.tsx';
import { CarCard } from '../../shared/cars/car-card.tsx';
import { CarRowSkeleton } from '../../shared/cars/car-row-skeleton.tsx';
import { CarRow } from '../../shared/cars/car-row.tsx';
import { ListedAgo } from './listed-ago.tsx';
import type { View } from './use-view.ts';

interface ResultListProps {
  cars: readonly Car[];
  view: View;
  /** Accessible name, if it isn't simply "Cars". */
  label?: string;
  /** True if this is the first list on the page. */
  isFirst?: boolean;
  /** Shows a few cars in one scrolling row on phones. */
  isRow?: boolean;
  /** Sorted by age, so each car shows when it was listed. */
  isByAge?: boolean;
  /** True while newer results load. */
  isOutdated: boolean;
  renderAction?: ((car: Car) => ReactNode) | undefined;
}

export const ResultList = ({
  cars,
  view,
  label = 'Cars',
  isFirst = true,
  isRow = false,
  isByAge = false,
  isOutdated,
  renderAction,
}: ResultListProps) => {
  const One = view === 'list' ? CarRow : CarCard;
  const isLater = useIsServerRendered() && view === 'grid';
  return (
    <ul
      aria-label={label}
      aria-busy={isOutdated || undefined}
      // The server renders the grid for everyone, including users of the list view (use-view.ts).
      className={clsx(
        isRow && view === 'grid' ? rowClass : looks[view],
        'in-data-[view=list]:invisible transition-opacity duration-200',
        isOutdated && 'opacity-55 delay-150',
      )}
    >
      {cars.map((car, index) => (
        <li
          key={car.id}
          className={clsx('min-w-0', isLater && index >= seenFirst && 'later -mx-1.5 px-1.5 intrinsic-68')}
        >
          <One car={car} priority={isFirst && index < seenFirst} action={renderAction?.(car)} />
          {isByAge && car.published_at && <ListedAgo at={car.published_at} view={view} />}
        </li>
      ))}
    </ul>
  );
};

export const ResultSkeleton = ({ view }: { view: View }) => (
  <output aria-busy="true" aria-label="Loading cars" className={looks[view]}>
    {Array.from({ length: 12 }, (_, index) =>
      view === 'list' ? <CarRowSkeleton key={index} /> : <CarCardSkeleton key={index} />,
    )}
  </output>
);

/** Two rows on a phone, the first row on a wide screen. */
const seenFirst = 4;

const looks = {
  grid: 'grid grid-cols-2 gap-x-3 gap-y-6 sm:gap-x-4 md:grid-cols-3 xl:grid-cols-4',
  list: 'grid border-y border-line divide-y divide-line',
};
/**
 * Three at most: in two columns one would be left over, and four would leave a gap. The padding keeps the focus ring
 * visible.
 */
const rowClass =
  'flex snap-x gap-x-3 max-md:-m-1.5 max-md:overflow-x-auto max-md:scroll-px-1.5 max-md:p-1.5 max-md:[scrollbar-width:none] max-md:*:w-[58%] max-md:*:shrink-0 max-md:*:snap-start sm:gap-x-4 md:grid md:grid-cols-3';
