import { Fragment, type ReactNode } from 'react';
import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import { miles } from '../../../lib/format.ts';
import { Time } from '../../../ui/time.tsx';
import { carName, colourNames, fuelNames, sellerTypeNames, transmissionNames } from '../../../lib/car-words.ts';

interface CarFactsProps {
  car: CarCard;
  layout: 'grid' | 'list';
}

/** One line in the grid; the list has the room for more. */
export const CarFacts = ({ car, layout }: CarFactsProps) =>
  layout === 'grid' ? (
    <Line facts={[ownName(car), mileage(car), car.open_to_trade && 'Open to trade', seller(car)]} />
  ) : (
    <>
      <Line facts={[ownName(car), mileage(car), car.body_class, ...build(car)]} />
      <Line facts={[seller(car), car.open_to_trade && 'Open to trade']} />
      {car.published_at && (
        <p className="text-sm text-ink-3">
          Listed <Time at={car.published_at} inSentence />
        </p>
      )}
    </>
  );

/** It ends a line rather than beginning one. */
const divider = '\u00a0· ';

const Line = ({ facts }: { facts: ReactNode[] }) => (
  <p className="text-sm text-ink-2">
    {facts.filter(Boolean).map((fact, at) => (
      <Fragment key={at}>
        {at > 0 && divider}
        {fact}
      </Fragment>
    ))}
  </p>
);

const build = (car: CarCard) => [
  car.transmission && transmissionNames[car.transmission],
  car.fuel && fuelNames[car.fuel],
  car.colour && colourNames[car.colour],
];

/** What it is, where the seller's title says something else. */
const ownName = (car: CarCard) => !car.title.includes(carName(car)) && carName(car);
const mileage = (car: CarCard) => car.mileage !== null && miles(car.mileage);
const seller = ({ company_name, logo_url }: CarCard) =>
  company_name ? (
    <>
      {logo_url && <img src={logo_url} alt="" className="mr-1 inline size-4 rounded-[22%] align-[-3px]" />}
      {company_name}
    </>
  ) : (
    sellerTypeNames.private
  );
