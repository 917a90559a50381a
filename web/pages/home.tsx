import { lazy, Suspense } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { HeroSearchBox } from '../features/cars/browse/hero-search-box.tsx';
import { Hero } from '../features/home/hero.tsx';
import { MarketSkeleton } from '../features/home/market-skeleton.tsx';
import { paths } from '../lib/paths.ts';

/** What lies beneath the fold comes in a moment, so that the first picture does not wait for it. */
const loading = import('./market.tsx');
const Market = lazy(async () => ({ default: (await loading).Market }));

export function HomePage() {
  const navigate = useNavigate();
  return (
    <div className="wrap">
      <Hero search={<HeroSearchBox onSearch={(search) => void navigate({ to: paths.browse, search })} />} />
      <Suspense fallback={<MarketSkeleton />}>
        <Market />
      </Suspense>
    </div>
  );
}
