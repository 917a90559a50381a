import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import type { CarCard as Car } from '@forecourt/contract/cars/car-shapes.ts';
import { paths } from '../../../lib/paths.ts';
import { carName } from '../../../lib/car-words.ts';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import { CarPhoto } from '../photo.tsx';
import { CarFacts } from './car-facts.tsx';
import { CarTags, PhotoCount } from './car-tags.tsx';
import { ownLine } from './own-line.ts';
import { Price } from './price.tsx';
import { rowLook } from './row-look.ts';

export interface CarCardProps {
  car: Car;
  /** Stands over the picture, top right: the heart. */
  action?: ReactNode;
  layout?: 'grid' | 'list';
  headingLevel?: 'h2' | 'h3';
  /** Its picture is one of the first things seen. */
  priority?: boolean;
  /** A tag of the list it stands in: 'Just listed'. */
  label?: string;
}

/** A picture, a price, what car it is, the seller's own line and the facts. All of it leads to the car. */
export function CarCard({ car, action, layout = 'grid', headingLevel, priority = false, label }: CarCardProps) {
  const Heading = headingLevel ?? 'h2';
  const isRow = layout === 'list';
  const line = ownLine(car);
  const tags = <CarTags car={car} isRow={isRow} {...(label && { label })} />;
  return (
    <article
      className={clsx(
        'group/car relative min-w-0 rounded-l outline-offset-4 has-[h2_a:focus-visible,h3_a:focus-visible]:outline-2 has-[h2_a:focus-visible,h3_a:focus-visible]:outline-ink',
        isRow && rowLook,
      )}
    >
      <div className={clsx('relative overflow-hidden rounded-l', isRow && 'self-start')}>
        <div className="transition-transform duration-500 ease-out group-hover/car:scale-[1.025] motion-reduce:transform-none">
          <CarPhoto photo={car.images[0]} alt="" sizes={sizes[layout]} priority={priority} />
        </div>
        {!isRow && tags}
        {car.image_count > 1 && <PhotoCount number={car.image_count} isSmall={isRow} />}
        <div className="absolute bottom-2 left-2 z-1">
          <CompareToggle car={car} look="over" />
        </div>
      </div>
      <div className={clsx('grid min-w-0 content-start', isRow ? 'gap-0.5 sm:py-0.5' : 'gap-0.5 pt-2.5')}>
        {/* Over the picture where that is large: it is measured from the whole card, whose corner the picture fills. */}
        {isRow && tags}
        <Heading className={clsx('text-base leading-snug', isRow && action && 'pr-12')}>
          {/* The whole card is the link's; the heart lies above it. */}
          <Link
            to={paths.car}
            params={{ id: String(car.id) }}
            className="line-clamp-2 decoration-edge underline-offset-4 outline-none group-hover/car:underline after:absolute after:inset-0 after:rounded-l"
          >
            {carName(car)}
          </Link>
        </Heading>
        {line && <p className={clsx('truncate text-sm text-ink-2', isRow && action && 'pr-12')}>{line}</p>}
        <Price price={car.price} originalPrice={car.original_price} />
        <CarFacts car={car} layout={layout} />
      </div>
      {action && <div className={clsx('absolute top-2 z-1', isRow ? '-right-1 sm:right-0' : 'right-2')}>{action}</div>}
    </article>
  );
}

const sizes = {
  grid: '(min-width: 1280px) 250px, (min-width: 640px) 30vw, 46vw',
  list: '(min-width: 640px) 196px, 34vw',
};
