import { Link } from '@tanstack/react-router';
import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import { carName } from '../../lib/car-words.ts';
import { money } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { CarPhoto } from './photo.tsx';

/** Up to three cars in one line, each with its price. Nothing without cars. */
export const NewestCars = ({ cars }: { cars: readonly CarCard[] }) =>
  cars.length > 0 && (
    <ul aria-label="Newest cars" className="grid grid-cols-3 items-start gap-2.5 sm:flex">
      {cars.map((car) => (
        <li key={car.id} className="min-w-0 sm:w-28 lg:w-36">
          <Link
            to={paths.car}
            params={{ id: String(car.id) }}
            className="group/newest grid gap-1 rounded-m text-sm outline-offset-2"
          >
            <CarPhoto
              photo={car.images[0]}
              alt=""
              sizes="(min-width: 640px) 144px, 30vw"
              className="aspect-3/2 rounded-m"
            />
            <span className="sr-only">{carName(car)}</span>
            <span className="truncate font-semibold group-hover/newest:underline">{money(car.price)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
