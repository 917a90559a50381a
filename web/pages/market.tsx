import { useQuery } from '@tanstack/react-query';
import type { CarCard as Car } from '@forecourt/contract/cars/cars.ts';
import { useSession } from '../features/accounts/session.ts';
import { useLogIn } from '../features/accounts/use-log-in.ts';
import { NoCarsAtAll } from '../features/cars/browse/no-cars.tsx';
import { words } from '../features/cars/browse/words.ts';
import { CarCard } from '../features/cars/card/car-card.tsx';
import { HeartButton } from '../features/favourites/heart-button.tsx';
import { BodyClassTiles } from '../features/home/body-class-tiles.tsx';
import { CarShelf } from '../features/home/car-shelf.tsx';
import { isFeatured } from '../features/home/home-cars.ts';
import { MakeLinks, topMakes } from '../features/home/make-links.tsx';
import { MarketSkeleton } from '../features/home/market-skeleton.tsx';
import { Section } from '../features/home/section.tsx';
import { useHomeCars } from '../features/home/use-home-cars.ts';
import { Ways } from '../features/home/ways.tsx';
import { api } from '../lib/api.ts';
import { ErrorState } from '../ui/error-state.tsx';

/** The home page beneath its first picture. Apart from it, so that that does not wait for the rest. */
export const Market = () => (
  <>
    <Cars />
    <Ways />
  </>
);

function Cars() {
  const { isPending, hasFailed, retry, top, latest, counts } = useHomeCars();
  const makes = topMakes(useQuery({ ...api.catalogue.makes.query({}), staleTime: 300_000 }).data?.makes ?? []);
  const isSignedIn = useSession().status === 'signed_in';
  const logIn = useLogIn();
  const card = (car: Car, label?: string) => ({
    id: car.id,
    card: (
      <CarCard
        car={car}
        headingLevel="h3"
        {...(label && { label })}
        action={<HeartButton carId={car.id} title={car.title} isSignedIn={isSignedIn} onLogIn={logIn} />}
      />
    ),
  });

  if (isPending) return <MarketSkeleton />;
  if (hasFailed)
    return (
      <ErrorState
        level={2}
        title={words.failed}
        text="The market did not load. Please try again in a moment."
        retryLabel="Retry"
        onRetry={retry}
      />
    );
  if (top.length === 0)
    return (
      <Section title="On the market now">
        <NoCarsAtAll />
      </Section>
    );
  return (
    <>
      <Section title={top.some(isFeatured) ? 'Featured cars' : 'On the market now'} more="View all cars">
        <CarShelf columns={3} cards={top.map((car) => card(car, isFeatured(car) ? undefined : 'Just listed'))} />
      </Section>
      <Section title="Browse by class">
        <BodyClassTiles counts={counts} />
      </Section>
      {latest.length > 0 && (
        <Section title="Recently listed" more="View all cars">
          <CarShelf columns={4} cards={latest.map((car) => card(car))} />
        </Section>
      )}
      {makes.length > 0 && (
        <Section title="Browse by make">
          <MakeLinks makes={makes} />
        </Section>
      )}
    </>
  );
}
