import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import * as api from '../../lib/api.ts';
import { carName, statusNames, statusTones } from '../../lib/car-words.ts';
import { money } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { CarPhoto } from '../cars/photo.tsx';
import { forgetRecent, useRecent } from './recent-list.ts';

export interface RecentlyViewedProps {
  /** The car of the current page. */
  except?: number;
  className?: string;
}

/** The cars this browser viewed last. Hidden while there are none. */
export function RecentlyViewed({ except, className }: RecentlyViewedProps) {
  const headingId = useId();
  const ids = useRecent().filter((id) => id !== except);
  const { data } = useQuery({ ...api.cars.cards.query({ ids }), enabled: ids.length > 0, staleTime: 60_000 });
  const cars = ids.length > 0 ? (data?.cars ?? []) : [];
  if (cars.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={clsx('border-t border-line pt-6', className)}>
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id={headingId} className="text-lg">
          Recently viewed
        </h2>
        <Button kind="quiet" size="small" onClick={forgetRecent}>
          Clear
          <span className="sr-only"> recently viewed cars</span>
        </Button>
      </div>
      <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 [scrollbar-width:thin] sm:mx-0 sm:scroll-px-0 sm:px-0">
        {cars.map((car) => (
          <li key={car.id} className="w-40 shrink-0 snap-start">
            <RecentCar car={car} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const RecentCar = ({ car }: { car: CarCard }) => (
  <Link to={paths.car} params={{ id: String(car.id) }} className="group/recent grid gap-1.5 rounded-m outline-offset-2">
    <CarPhoto
      photo={car.images[0]}
      alt=""
      sizes="160px"
      className={clsx('aspect-3/2 rounded-m', car.status === 'sold' && 'opacity-60')}
    />
    <span className="grid">
      <span className="truncate text-sm font-medium group-hover/recent:underline">{carName(car)}</span>
      <span className="flex items-center gap-2 text-sm text-ink-2">
        {money(car.price)}
        {car.status !== 'active' && <Tag tone={statusTones[car.status]}>{statusNames[car.status]}</Tag>}
      </span>
    </span>
  </Link>
);
