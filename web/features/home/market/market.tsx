import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { CarCard as Car } from '@forecourt/contract/cars/car-shapes.ts';
import * as api from '../../../lib/api.ts';
import { useScrollRestoration } from '../../../lib/scroll-restoration.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { DeferredSection } from '../../../ui/deferred-section.tsx';
import { NoCarsAtAll } from '../../../shared/cars/no-cars-at-all.tsx';
import { words } from '../../../shared/cars/words.ts';
import { CarCard } from '../../../shared/cars/car-card.tsx';
import { BodyClassTiles } from './body-class-tiles.tsx';
import { CarShelf, shelfSizes } from './car-shelf.tsx';
import { MakeLinks, topMakes } from './make-links.tsx';
import { isFeatured } from './market-cars.ts';
import { MarketSkeleton } from './market-skeleton.tsx';
import { Section } from './section.tsx';
import { useMarketCars } from './use-market-cars.ts';

interface MarketProps {
  /** Shown over a car's picture: the heart. */
  renderAction?: (car: Car) => ReactNode;
}

/** The market on the home page: featured cars, the latest cars, and links by class and make. */
export function Market({ renderAction }: MarketProps) {
  const { isPending, hasFailed, retry, top, latest, counts } = useMarketCars();
  const makes = topMakes(useQuery({ ...api.catalogue.makes.query({}), staleTime: 300_000 }).data?.makes ?? []);
  useScrollRestoration(!isPending);
  const card = (car: Car, columns: 3 | 4, label?: string) => ({
    id: car.id,
    card: (
      <CarCard
        car={car}
        headingLevel="h3"
        sizes={shelfSizes[columns]}
        {...(label && { label })}
        action={renderAction?.(car)}
      />
    ),
  });

  if (isPending) return <MarketSkeleton />;
  if (hasFailed)
    return (
      <ErrorState
        level={2}
        title={words.failed}
        text="We couldn’t load the cars. Please try again in a moment."
        onRetry={retry}
      />
    );
  if (top.length === 0)
    return (
      <Section title="For sale now">
        <NoCarsAtAll />
      </Section>
    );
  return (
    <>
      <Section title={top.some(isFeatured) ? 'Featured cars' : 'For sale now'} more="View all cars">
        <CarShelf columns={3} cards={top.map((car) => card(car, 3, isFeatured(car) ? undefined : 'Just listed'))} />
      </Section>
      <DeferredSection height="intrinsic-60">
        <Section title="Browse by class">
          <BodyClassTiles counts={counts} />
        </Section>
      </DeferredSection>
      {latest.length > 0 && (
        <DeferredSection height="intrinsic-100">
          <Section title="Recently listed" more="View all cars">
            <CarShelf columns={4} cards={latest.map((car) => card(car, 4))} />
          </Section>
        </DeferredSection>
      )}
      {makes.length > 0 && (
        <DeferredSection height="intrinsic-120">
          <Section title="Browse by make">
            <MakeLinks makes={makes} />
          </Section>
        </DeferredSection>
      )}
    </>
  );
}
