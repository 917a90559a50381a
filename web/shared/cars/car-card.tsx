import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import type { CarCard as Car } from '@forecourt/contract/cars/car-shapes.ts';
import { paths } from '../../lib/paths.ts';
import { carName } from '../../lib/car-words.ts';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import { CarPhoto } from './photo.tsx';
import { CarFacts } from './car-facts.tsx';
import { CarTags, PhotoCount } from './car-tags.tsx';
import { ownLine } from './own-line.ts';
import { resultsEntry } from './results-entry.ts';
import { Price } from './price.tsx';

export interface CarCardProps {
  car: Car;
  /** Shown over the picture, top right: the heart. */
  action?: ReactNode;
  headingLevel?: 'h2' | 'h3';
  /** True if its picture is part of the first screen. */
  priority?: boolean;
  /** A tag the list adds: 'Just listed'. */
  label?: string;
  /** Width of the picture outside the results grid, as in an image's `sizes`. */
  sizes?: string;
}

/** Picture, price, name, the seller's own line and facts. The whole card links to the car. */
export function CarCard({ car, action, headingLevel, priority = false, label, sizes = inGrid }: CarCardProps) {
  const Heading = headingLevel ?? 'h2';
  const line = ownLine(car);
  return (
    <article className="group/car @container relative grid min-w-0 rounded-l outline-offset-4 has-[h2_a:focus-visible,h3_a:focus-visible]:outline-2 has-[h2_a:focus-visible,h3_a:focus-visible]:outline-ink">
      <div className="relative col-start-1 row-start-1 overflow-hidden rounded-l">
        <div className="transition-transform duration-500 ease-out group-hover/car:scale-[1.025] motion-reduce:transform-none">
          <CarPhoto photo={car.images[0]} alt="" sizes={sizes} priority={priority} />
        </div>
        <CarTags car={car} isOver {...(label && { label })} />
        {car.image_count > 1 && <PhotoCount number={car.image_count} />}
      </div>
      <div className="grid min-w-0 content-start gap-0.5 pt-2.5">
        <Heading className="text-base leading-snug">
          {/* The whole card is a link. The heart is above it. */}
          <Link
            to={paths.car}
            params={{ id: String(car.id) }}
            state={resultsEntry}
            className="line-clamp-2 decoration-edge underline-offset-4 outline-none group-hover/car:underline after:absolute after:inset-0 after:rounded-l"
          >
            {carName(car)}
          </Link>
        </Heading>
        {/* Names take one line or two. Prices above them are level in a row of cards. */}
        <div className="order-first">
          <Price price={car.price} originalPrice={car.original_price} />
        </div>
        {line && <p className="truncate text-sm text-ink-2">{line}</p>}
        <CarFacts car={car} layout="grid" />
      </div>
      {/* Over the picture, but after the link, so that Tab reaches the car first. */}
      <div className="z-1 col-start-1 row-start-1 m-2 self-end justify-self-start">
        <CompareToggle car={car} look="over" />
      </div>
      {action && <div className="absolute top-2 right-2 z-1">{action}</div>}
    </article>
  );
}

const inGrid = '(min-width: 1280px) 300px, (min-width: 768px) 30vw, 44vw';
