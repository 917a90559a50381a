import { Link } from '@tanstack/react-router';
import { carName } from '../../lib/car-words.ts';
import { paths } from '../../lib/paths.ts';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import { CarPhoto } from './photo.tsx';
import type { CarCardProps } from './car-card.tsx';
import { CarFacts } from './car-facts.tsx';
import { CarTags } from './car-tags.tsx';
import { ownLine } from './own-line.ts';
import { resultsEntry } from './results-entry.ts';
import { Price } from './price.tsx';

/** A car in one compact row. On a phone, price and facts go below the name. */
export function CarRow({ car, action, priority = false }: Omit<CarCardProps, 'headingLevel' | 'label' | 'sizes'>) {
  const line = ownLine(car);
  return (
    <article className="group/car relative grid grid-cols-[96px_minmax(0,1fr)] gap-x-3.5 py-2 outline-offset-2 has-[h2_a:focus-visible]:outline-2 has-[h2_a:focus-visible]:outline-ink md:grid-cols-[84px_minmax(0,5fr)_minmax(0,6fr)_124px_auto] md:items-center md:gap-x-5 md:py-1.5">
      <div className="grid content-start justify-items-center gap-2 max-md:row-span-3">
        <CarPhoto
          photo={car.images[0]}
          alt=""
          sizes="96px"
          priority={priority}
          className="aspect-3/2 w-full rounded-m"
        />
        <div className="z-1 md:hidden">
          <CompareToggle car={car} look="small" />
        </div>
      </div>
      <div className="min-w-0 max-md:pr-11">
        <h2 className="text-base leading-snug">
          {/* The whole row is a link. Its buttons are above it. */}
          <Link
            to={paths.car}
            params={{ id: String(car.id) }}
            state={resultsEntry}
            className="line-clamp-2 decoration-edge underline-offset-4 outline-none group-hover/car:underline after:absolute after:inset-0"
          >
            {carName(car)}
          </Link>
        </h2>
        {line && <p className="truncate text-sm text-ink-2">{line}</p>}
      </div>
      <div className="min-w-0 max-md:order-1">
        <CarFacts car={car} layout="list" />
      </div>
      <div className="grid min-w-0 items-center gap-x-2 max-md:grid-cols-[minmax(0,1fr)_auto]">
        <Price price={car.price} originalPrice={car.original_price} />
        <CarTags car={car} isOver={false} />
      </div>
      <div className="z-1 flex items-center gap-3 max-md:absolute max-md:top-1.5 max-md:right-0">
        <div className="max-md:hidden">
          <CompareToggle car={car} look="small" />
        </div>
        {action}
      </div>
    </article>
  );
}
