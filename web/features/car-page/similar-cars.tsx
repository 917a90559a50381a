import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { CarCard as Card } from '@forecourt/contract/cars/car-shapes.ts';
import * as api from '../../lib/api.ts';
import { CarCardSkeleton } from '../../shared/cars/car-card-skeleton.tsx';
import { CarCard } from '../../shared/cars/car-card.tsx';
import { Section } from './section.tsx';

interface SimilarCarsProps {
  id: number;
  renderHeart: (car: Card) => ReactNode;
}

/** Renders nothing if there are none or they fail to load, because the page is about another car. */
export function SimilarCars({ id, renderHeart }: SimilarCarsProps) {
  const { data, isError } = useQuery({ ...api.cars.similar.query({ id }), staleTime: 60_000 });
  if (isError || data?.cars.length === 0) return null;
  return (
    <Section title="Similar cars" id="similar">
      <ul className={row}>
        {data
          ? data.cars.slice(0, most).map((car) => (
              <li key={car.id}>
                <CarCard car={car} headingLevel="h3" sizes={sizes} action={renderHeart(car)} />
              </li>
            ))
          : Array.from({ length: 4 }, (_, at) => (
              <li key={at} aria-hidden="true">
                <CarCardSkeleton />
              </li>
            ))}
      </ul>
    </Section>
  );
}

const most = 6;

/** A scrolling row on phones keeps the page short. One full row on wide screens. */
const row =
  'flex snap-x gap-4 max-sm:-mx-4 max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2 max-sm:[scrollbar-width:none] max-sm:*:w-[78%] max-sm:*:shrink-0 max-sm:*:snap-start sm:grid sm:grid-cols-2 sm:gap-x-5 sm:gap-y-8 lg:grid-cols-4 lg:[&>li:nth-child(n+5)]:hidden';
const sizes = '(min-width: 1024px) 23vw, (min-width: 640px) 46vw, 78vw';
