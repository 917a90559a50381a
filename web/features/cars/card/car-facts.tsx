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

const Line = ({ facts }: { facts: (string | false | null)[] }) => (
  <p className="text-sm text-ink-2">{facts.filter(Boolean).join(divider)}</p>
);

const build = (car: CarCard) => [
  car.transmission && transmissionNames[car.transmission],
  car.fuel && fuelNames[car.fuel],
  car.colour && colourNames[car.colour],
];

/** What it is, where the seller's title says something else. */
const ownName = (car: CarCard) => !car.title.includes(carName(car)) && carName(car);
const mileage = (car: CarCard) => car.mileage !== null && miles(car.mileage);
const seller = (car: CarCard) => car.company_name ?? sellerTypeNames.private;
