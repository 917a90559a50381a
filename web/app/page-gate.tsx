import { Fragment, lazy, useDeferredValue, useState, type ComponentType, type ReactNode } from 'react';
import { useIsPageFrozen } from '../features/accounts/freeze-page.ts';
import { useSession } from '../features/accounts/session.ts';
import { paths } from '../lib/paths.ts';
import { stringifySearch } from '../lib/search-text.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { Redirect } from '../ui/redirect.tsx';
import { judge, type Verdict } from './guard.ts';
import type { CurrentPage } from './use-current-page.ts';

interface PageGateProps {
  current: CurrentPage;
  children: ReactNode;
}

const screens = () => import('./gate-screens.tsx');
const Introduction = lazy(async () => ({ default: (await import('./introduction.tsx')).Introduction }));
const screen = <P,>(choose: (all: Awaited<ReturnType<typeof screens>>) => ComponentType<P>) =>
  lazy(async () => ({ default: choose(await screens()) }));
const SignedOutMeanwhile = screen((all) => all.SignedOutMeanwhile);
const RefusedNonDealer = screen((all) => all.RefusedNonDealer);
const TabGate = screen((all) => all.TabGate);
const NotFound = screen((all) => all.NotFound);

/** Guards every page by the rules in contract/pages.ts. */
export function PageGate({ current, children }: PageGateProps) {
  const { page, pathname, href } = current;
  const session = useSession();
  const isHeld = useIsPageFrozen();
  const verdict = useWithoutFallback(judge(page, session));
  const turns = useTurns(session.user?.id);
  // The login page switches the user itself and then redirects.
  const turn = page === 'authCallback' ? undefined : turns;
  const [shown, setShown] = useState<string>();
  const isShown = shown === pathname;
  if (verdict === 'show' && !isShown) setShown(pathname);

  const isKept = session.status === 'signed_out' && isShown && isHeld;
  switch (isKept ? 'show' : verdict) {
    case 'show':
      // Never reuse one user's page for another, so typed text stays with its author.
      return (
        <Fragment key={turn}>
          {current.tab === undefined ? children : <TabGate current={current}>{children}</TabGate>}
        </Fragment>
      );
    case 'wait':
      return <PageSkeleton />;
    case 'unreachable':
      return (
        <ErrorState
          title="We couldn’t check who you are"
          text="The server didn’t respond. Check your connection."
          {...(session.status === 'unreachable' && { onRetry: session.retry })}
        />
      );
    case 'log_in':
      // Signed out in another tab: stay on the page instead of redirecting.
      if (isShown) return <SignedOutMeanwhile href={href} />;
      return <Redirect key={verdict} address={paths.login + stringifySearch({ returnUrl: href })} />;
    case 'introduce':
      return <Introduction page={page} href={href} />;
    case 'complete_profile':
      return <Redirect key={verdict} address={paths.completeProfile + stringifySearch({ returnUrl: href })} />;
    case 'refuse_non_dealer':
      return <RefusedNonDealer />;
    case 'go_to_dealer':
      return <Redirect key={verdict} address={paths.dealer} />;
    case 'go_home':
      return <Redirect key={verdict} address={paths.home} />;
    case 'not_found':
      return <NotFound />;
  }
}

/**
 * Keeps the skeleton until the page's code has loaded. Otherwise React would show a fallback when the session is known,
 * and whatever it shows stays for 300 ms.
 */
function useWithoutFallback(verdict: Verdict): Verdict {
  const earlier = useDeferredValue(verdict);
  return verdict === 'show' && earlier === 'wait' ? 'wait' : verdict;
}

/** Counts switches from one user to another. Logging in or out doesn't count, so a visitor's page is kept. */
function useTurns(userId: number | undefined): number {
  const [last, setLast] = useState({ userId, turn: 0 });
  if (userId === undefined || userId === last.userId) return last.turn;
  const turn = last.userId === undefined ? last.turn : last.turn + 1;
  setLast({ userId, turn });
  return turn;
}
