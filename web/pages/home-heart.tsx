import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import { useIsSignedIn } from '../features/accounts/session.ts';
import { useLogIn } from '../features/accounts/use-log-in.ts';
import { HeartButton } from '../features/favourites/heart-button.tsx';

/** The heart on a card of the home page. */
export function HomeHeart({ car }: { car: CarCard }) {
  const isSignedIn = useIsSignedIn();
  const logIn = useLogIn();
  return <HeartButton carId={car.id} title={car.title} isSignedIn={isSignedIn} onLogIn={logIn} />;
}
