import { lazy, memo, Suspense } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import { useIsSignedIn, useSignedIn } from '../features/accounts/session.ts';
import { HeroSearchBox } from '../features/browse/hero-search-box.tsx';
import { Hero } from '../features/home/hero.tsx';
import { MarketSize } from '../features/home/market/market-size.tsx';
import { lateSection } from '../lib/late-section.ts';
import { paths } from '../lib/paths.ts';
import { whenVisible } from '../lib/when-visible.ts';

const beneathId = 'beneath';
const BelowTheFold = lazy(async () => {
  await whenVisible(beneathId);
  return { default: (await import('../features/home/below-the-fold.tsx')).BelowTheFold };
});
/** Optional, so a failed load renders nothing. */
const Waiting = lazy(async () => {
  const code = await Promise.all([
    import('../features/waiting/waiting-strip.tsx'),
    import('../shared/recent/recent-list.ts'),
  ]).catch(() => null);
  if (!code) return { default: () => null };
  const [{ WaitingStrip }, { useRecent }] = code;
  function Waiting() {
    const user = useSignedIn();
    const viewed = useRecent();
    return user && <WaitingStrip key={user.id} user={user} viewed={viewed} />;
  }
  return { default: Waiting };
});
/** Its login loads with it, because nothing above the fold asks a visitor to log in. */
const Heart = lazy(async () => {
  const [{ HeartButton }, { useLogIn }] = await Promise.all([
    import('../features/favourites/heart-button.tsx'),
    import('../features/accounts/use-log-in.ts'),
  ]);
  function Heart({ car: { id, title } }: { car: CarCard }) {
    return <HeartButton carId={id} title={title} isSignedIn={useIsSignedIn()} onLogIn={useLogIn()} />;
  }
  return { default: Heart };
});

const sizeUnknown = 'The city’s car market. Private sellers and dealers';

export function HomePage() {
  const navigate = useNavigate();
  return (
    <div className="wrap">
      <Hero
        size={<MarketSize unknown={sizeUnknown} />}
        search={<HeroSearchBox onSearch={(search) => void navigate({ to: paths.browse, search })} />}
      />
      <WaitingPlace />
      <BeneathTheHero />
    </div>
  );
}

/**
 * Reserves its row before the first paint for browsers whose user was logged in, so nothing moves when it arrives. It
 * uses part of the gap above the cars.
 */
const WaitingPlace = () => (
  <div className="-mb-5 h-0 known:h-16 known:pt-4">
    <Suspense>{useIsSignedIn() && <Waiting />}</Suspense>
  </div>
);

/**
 * When server-rendered, it's visible before its code loads, which happens when the user scrolls near. Its props must
 * not change before that, because React would discard the rendered content to show the change.
 */
const BeneathTheHero = memo(() => (
  <div id={beneathId} {...lateSection}>
    {/* Its own skeleton comes with it; until then the footer stays out of sight. */}
    <Suspense fallback={<div className="h-dvh" />}>
      <BelowTheFold id={beneathId} renderAction={renderHeart} />
    </Suspense>
  </div>
));

const renderHeart = (car: CarCard) => <Heart car={car} />;
