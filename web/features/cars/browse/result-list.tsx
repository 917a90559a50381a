import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { CarCard as Car } from '@forecourt/contract/cars/car-shapes.ts';
import { CarCardSkeleton } from '../card/car-card-skeleton.tsx';
import { CarCard } from '../card/car-card.tsx';
import type { View } from './use-view.ts';

interface ResultListProps {
  cars: readonly Car[];
  view: View;
  /** What they are, where they are not simply the cars. */
  label?: string;
  /** Whether they stand first on the page. */
  isFirst?: boolean;
  /** Others are on their way. */
  isOutdated: boolean;
  renderAction?: ((car: Car) => ReactNode) | undefined;
}

/** The pictures that are seen without scrolling. */
const firstRow = 3;

export const ResultList = ({
  cars,
  view,
  label = 'Cars',
  isFirst = true,
  isOutdated,
  renderAction,
}: ResultListProps) => (
  <ul
    aria-label={label}
    aria-busy={isOutdated || undefined}
    className={clsx(looks[view], 'transition-opacity duration-200', isOutdated && 'opacity-55 delay-150')}
  >
    {cars.map((car, index) => (
      <li key={car.id} className="min-w-0">
        <CarCard car={car} layout={view} priority={isFirst && index < firstRow} action={renderAction?.(car)} />
      </li>
    ))}
  </ul>
);

export const ResultSkeleton = ({ view }: { view: View }) => (
  <output aria-busy="true" aria-label="Loading cars" className={looks[view]}>
    {Array.from({ length: 9 }, (_, index) => (
      <CarCardSkeleton key={index} layout={view} />
    ))}
  </output>
);

const looks = {
  grid: 'grid gap-x-5 gap-y-8 sm:grid-cols-2 xl:grid-cols-3',
  list: 'grid gap-y-5 *:border-b *:border-line *:pb-5 *:last:border-b-0',
};
