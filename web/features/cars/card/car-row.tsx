import { Link } from '@tanstack/react-router';
import { carName } from '../../../lib/car-words.ts';
import { paths } from '../../../lib/paths.ts';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import { CarPhoto } from '../photo.tsx';
import type { CarCardProps } from './car-card.tsx';
import { CarFacts } from './car-facts.tsx';
import { CarTags } from './car-tags.tsx';
import { ownLine } from './own-line.ts';
import { Price } from './price.tsx';

/** A car in one line, so that many stand on a screen; on a phone its price and facts are beneath its name. */
export function CarRow({ car, action, priority = false }: Omit<CarCardProps, 'headingLevel' | 'label'>) {
  const line = ownLine(car);
  return (
    <article className="group/car relative grid grid-cols-[120px_minmax(0,1fr)_auto] gap-x-3.5 py-2.5 outline-offset-2 has-[h2_a:focus-visible]:outline-2 has-[h2_a:focus-visible]:outline-ink md:grid-cols-[120px_minmax(0,5fr)_minmax(0,6fr)_132px_auto] md:items-center md:gap-x-5">
      <CarPhoto
        photo={car.images[0]}
        alt=""
        sizes="120px"
        priority={priority}
        className="aspect-3/2 self-start rounded-m max-md:row-span-3"
      />
      <div className="min-w-0 self-center">
        <h2 className="text-base leading-snug">
          {/* The whole row is the link's; what is pressed in it lies above. */}
          <Link
            to={paths.car}
            params={{ id: String(car.id) }}
            className="line-clamp-2 decoration-edge underline-offset-4 outline-none group-hover/car:underline after:absolute after:inset-0"
          >
            {carName(car)}
          </Link>
        </h2>
        {line && <p className="truncate text-sm text-ink-2">{line}</p>}
        <CarTags car={car} isOver={false} />
      </div>
      <div className="z-1 row-span-3 flex flex-col items-end justify-between gap-1 md:order-last md:row-span-1 md:flex-row md:items-center md:gap-3">
        <div className="md:order-last">{action}</div>
        <CompareToggle car={car} look="small" />
      </div>
      <div className="col-start-2 md:order-1 md:col-start-auto md:text-right">
        <Price price={car.price} originalPrice={car.original_price} />
      </div>
      <div className="col-start-2 min-w-0 md:col-start-auto">
        <CarFacts car={car} layout="list" />
      </div>
    </article>
  );
}
