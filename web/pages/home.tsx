import { lazy, Suspense } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { useSession } from '../features/accounts/session.ts';
import { useLogIn } from '../features/accounts/use-log-in.ts';
import { HeroSearchBox } from '../features/cars/browse/hero-search-box.tsx';
import { MarketSkeleton } from '../features/cars/market/market-skeleton.tsx';
import { Hero } from '../features/cars/home/hero.tsx';
import { paths } from '../lib/paths.ts';

// What lies beneath the fold comes in a moment, so that the first picture does not wait for it.
const Market = lazy(async () => ({ default: (await import('../features/cars/market/market.tsx')).Market }));
const HeartButton = lazy(async () => ({
  default: (await import('../features/favourites/heart-button.tsx')).HeartButton,
}));
const MarketSize = lazy(async () => ({
  default: (await import('../features/cars/market/market-size.tsx')).MarketSize,
}));
const Ways = lazy(async () => ({ default: (await import('../features/cars/home/ways.tsx')).Ways }));

const sizeUnknown = 'The city’s car market. Private sellers and dealers';

export function HomePage() {
  const navigate = useNavigate();
  const isSignedIn = useSession().status === 'signed_in';
  const logIn = useLogIn();
  return (
    <div className="wrap">
      <Hero
        size={
          <Suspense fallback={sizeUnknown}>
            <MarketSize unknown={sizeUnknown} />
          </Suspense>
        }
        search={<HeroSearchBox onSearch={(search) => void navigate({ to: paths.browse, search })} />}
      />
      <Suspense fallback={<MarketSkeleton />}>
        <Market
          renderAction={({ id, title }) => (
            <HeartButton carId={id} title={title} isSignedIn={isSignedIn} onLogIn={logIn} />
          )}
        />
        <Ways />
      </Suspense>
    </div>
  );
}
