import { lazy, Suspense, useState } from 'react';
import { Outlet } from '@tanstack/react-router';
import { pages } from '@forecourt/contract/pages.ts';
import { useSession, useSignedIn } from '../../features/accounts/session.ts';
import { useSessionSync } from '../../features/accounts/use-session-sync.ts';
import { MessageCardContext } from '../../features/messaging/thread/message-card-context.ts';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { PageGate } from '../page-gate.tsx';
import { useCurrentPage, type CurrentPage } from '../use-current-page.ts';
import { RouteProgress } from './route-progress.tsx';
import { TopBar } from './top-bar.tsx';
import { useArrival } from './use-arrival.ts';

const ProfileBanner = lazy(async () => ({ default: (await import('./profile-banner.tsx')).ProfileBanner }));

/** For logged-in users. Loads in the background, and pages work without it. */
const Corners = lazy(() =>
  import('./corners.tsx').then(
    ({ Corners }) => ({ default: Corners }),
    () => ({ default: () => null }),
  ),
);

/** Never on the first screen. If its code doesn't load, it stays as the server rendered it, and its links work. */
const Footer = lazy(() =>
  import('./footer.tsx').then(
    ({ Footer }) => ({ default: Footer }),
    () => new Promise<never>(() => undefined),
  ),
);

/** Cards other features show inside conversations. */
const loadMessageCards = () => import('./message-cards.tsx');

/** The frame around every page. Only the small parts that depend on the user re-render when the session is known. */
export function Shell() {
  const current = useCurrentPage();
  const [cornersPlace, setCornersPlace] = useState<HTMLElement | null>(null);
  // Messages fill what the bars above leave of the screen, as a program does.
  const isFull = isMessages(current);
  useArrival(current);
  return (
    <div className={`group/shell flex flex-col ${isFull ? 'h-dvh' : 'min-h-dvh'}`}>
      <a
        href="#main"
        className="sr-only z-50 rounded-m bg-ink px-4 py-2.5 font-semibold text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <RouteProgress />
      <TopBar cornersPlace={setCornersPlace} />
      <BannerPlace />
      <MessageCardContext value={loadMessageCards}>
        {/* A screen high, so that what arrives pushes nothing that is already seen. */}
        <main id="main" tabIndex={-1} className={`grow ${isFull ? 'min-h-0' : 'min-h-[calc(100dvh-65px)]'}`}>
          {page}
        </main>
        {!isFull && footer}
        <PersonsCorners hidesMessages={isFull} place={cornersPlace} />
      </MessageCardContext>
      <Toaster />
      <SessionKeeping isForVisitors={!current?.page || pages[current.page].needs === 'public'} />
    </div>
  );
}

function BannerPlace() {
  const { user } = useSession();
  return <Suspense>{user && !user.profile_complete && <ProfileBanner userId={user.id} />}</Suspense>;
}

function PersonsCorners({ hidesMessages, place }: { hidesMessages: boolean; place: HTMLElement | null }) {
  const user = useSignedIn();
  return (
    <Suspense>
      {user && (
        <Corners
          key={user.id}
          userId={user.id}
          dealerId={user.dealer_account_id}
          hidesMessages={hidesMessages}
          place={place}
        />
      )}
    </Suspense>
  );
}

function SessionKeeping({ isForVisitors }: { isForVisitors: boolean }) {
  useSessionSync(isForVisitors);
  return null;
}

function GatedPage() {
  const current = useCurrentPage();
  return current && <PageGate current={current}>{outlet}</PageGate>;
}

const outlet = <Outlet />;

/**
 * Never re-renders with the shell. React hydrates the shell first. If a page has to re-render before its own hydration,
 * for example because the session is now known, React discards and rebuilds it, including clicks and typed text.
 */
const page = (
  <Suspense fallback={<PageSkeleton />}>
    <GatedPage />
  </Suspense>
);

/** Never re-renders with the shell either, because React would discard it until its code has loaded. */
const footer = (
  <Suspense>
    <Footer />
  </Suspense>
);

const isMessages = (current: CurrentPage | null) => current?.page === 'messages' || current?.page === 'conversation';
