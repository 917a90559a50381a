import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import { miles } from '../../lib/format.ts';
import { Time } from '../../ui/time.tsx';
import { bodyClassNames, colourNames, fuelNames, sellerTypeNames, transmissionNames } from '../../lib/car-words.ts';

interface CarFactsProps {
  car: CarCard;
  layout: 'grid' | 'list';
}

/** Mileage, transmission, class, area and seller. The list view has room for more. */
export const CarFacts = ({ car, layout }: CarFactsProps) => (
  <>
    <div className="overflow-hidden">
      {/* A separator at the start of a line is cut off, and none is ever at the end of one. */}
      <ul className="-ml-[1.1em] flex flex-wrap text-sm text-ink-2 *:w-max *:before:inline-block *:before:w-[1.1em] *:before:text-center *:before:text-ink-3 *:before:content-['·']">
        <Fact>{car.mileage !== null && miles(car.mileage)}</Fact>
        <Fact>{car.transmission && transmissionNames[car.transmission]}</Fact>
        <Fact>{car.body_class && bodyClassNames[car.body_class]}</Fact>
        {layout === 'list' && (
          <>
            <Fact>{car.fuel && fuelNames[car.fuel]}</Fact>
            <Fact>{car.colour && colourNames[car.colour]}</Fact>
          </>
        )}
        <Fact>{car.area}</Fact>
        <Fact>{car.open_to_trade && 'Open to trade'}</Fact>
      </ul>
    </div>
    <p className={clsx('flex min-w-0 items-center gap-x-2 text-sm text-ink-3', layout === 'list' && 'flex-wrap')}>
      <Seller car={car} />
      {layout === 'list' && car.published_at && (
        <span className="whitespace-nowrap max-md:hidden">
          <span aria-hidden="true" className="mr-2">
            ·
          </span>
          Listed <Time at={car.published_at} inSentence />
        </span>
      )}
    </p>
  </>
);

const Fact = ({ children }: { children: ReactNode }) =>
  children ? <li className="whitespace-nowrap">{children}</li> : null;

const Seller = ({ car: { company_name, logo_url } }: { car: CarCard }) =>
  company_name ? (
    <span className="min-w-0 truncate">
      {logo_url && (
        <img src={logo_url} alt="" loading="lazy" className="mr-1 inline size-4 rounded-[22%] align-[-3px]" />
      )}
      {company_name}
    </span>
  ) : (
    <span>{sellerTypeNames.private}</span>
  );
