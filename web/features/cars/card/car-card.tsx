import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import type { CarCard as Car } from '@forecourt/contract/cars/car-shapes.ts';
import { paths } from '../../../lib/paths.ts';
import { CarPhoto } from '../photo.tsx';
import { CarFacts } from './car-facts.tsx';
import { CarTags, PhotoCount } from './car-tags.tsx';
import { Price } from './price.tsx';

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

/** A picture, a price, a name, one line of facts. All of it leads to the car. */
export function CarCard({ car, action, layout = 'grid', headingLevel, priority = false, label }: CarCardProps) {
  const Heading = headingLevel ?? 'h2';
  const isRow = layout === 'list';
  const tags = <CarTags car={car} isRow={isRow} {...(label && { label })} />;
  return (
    <article
      className={clsx(
        'group/car relative min-w-0 rounded-l outline-offset-4 has-[h2_a:focus-visible,h3_a:focus-visible]:outline-2 has-[h2_a:focus-visible,h3_a:focus-visible]:outline-ink',
        isRow && 'grid grid-cols-[minmax(112px,38%)_1fr] gap-4 sm:grid-cols-[minmax(200px,272px)_1fr] sm:gap-6',
      )}
    >
      <div className={clsx('relative overflow-hidden rounded-l', isRow && 'self-start')}>
        <div className="transition-transform duration-500 ease-out group-hover/car:scale-[1.025] motion-reduce:transform-none">
          <CarPhoto photo={car.images[0]} alt="" sizes={sizes[layout]} priority={priority} />
        </div>
        {!isRow && tags}
        {car.image_count > 1 && <PhotoCount number={car.image_count} isSmall={isRow} />}
      </div>
      <div className={clsx('grid min-w-0 content-start', isRow ? 'gap-1 py-1 sm:gap-1.5 sm:py-2' : 'gap-0.5 pt-3')}>
        {/* Over the picture where that is large: it is measured from the whole card, whose corner the picture fills. */}
        {isRow && tags}
        <div className={clsx(isRow && action && 'pr-12')}>
          <Price price={car.price} originalPrice={car.original_price} />
        </div>
        <Heading className={clsx('text-base leading-snug sm:text-[1rem]', isRow && action && 'pr-12')}>
          {/* The whole card is the link's; the heart lies above it. */}
          <Link
            to={paths.car}
            params={{ id: String(car.id) }}
            className="line-clamp-2 decoration-edge underline-offset-4 outline-none group-hover/car:underline after:absolute after:inset-0 after:rounded-l"
          >
            {car.title}
          </Link>
        </Heading>
        <CarFacts car={car} layout={layout} />
      </div>
      {action && (
        <div className={clsx('absolute top-2.5 z-1', isRow ? 'right-0 sm:top-1.5' : 'right-2.5')}>{action}</div>
      )}
    </article>
  );
}

const sizes = {
  grid: '(min-width: 1280px) 340px, (min-width: 640px) 46vw, 94vw',
  list: '(min-width: 640px) 272px, 38vw',
};
