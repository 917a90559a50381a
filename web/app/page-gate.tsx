import { lazy, useState, type ReactNode } from 'react';
import { useLocation } from '@tanstack/react-router';
import type { PageName } from '@forecourt/contract/pages.ts';
import { useSession } from '../features/accounts/session.ts';
import { paths } from '../lib/paths.ts';
import { stringifySearch } from '../lib/search-text.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { Redirect } from '../ui/redirect.tsx';
import { judge } from './guard.ts';
import { PageSkeleton } from './page-skeleton.tsx';

interface PageGateProps {
  page: PageName | null;
  children: ReactNode;
}

const screens = () => import('./gate-screens.tsx');
const LoginExplained = lazy(async () => ({ default: (await screens()).LoginExplained }));
const SignedOutMeanwhile = lazy(async () => ({ default: (await screens()).SignedOutMeanwhile }));
const RefusedNonDealer = lazy(async () => ({ default: (await screens()).RefusedNonDealer }));
const NotFound = lazy(async () => ({ default: (await import('./not-found.tsx')).NotFound }));

/** Stands before every page and lets through whom contract/pages.ts names. */
export function PageGate({ page, children }: PageGateProps) {
  const session = useSession();
  const { href, pathname } = useLocation();
  const verdict = judge(page, session);
  const [shownAt, setShownAt] = useState<string>();
  if (verdict === 'show' && shownAt !== pathname) setShownAt(pathname);

  switch (verdict) {
    case 'show':
      return children;
    case 'wait':
      return <PageSkeleton />;
    case 'unreachable':
      return (
        <ErrorState
          title="We could not check who you are"
          text="The server did not answer. Please check your connection."
          {...(session.status === 'unreachable' && { onRetry: session.retry })}
        />
      );
    case 'log_in':
      // Signed out in another tab: nobody is sent away from what they were looking at.
      if (shownAt === pathname) return <SignedOutMeanwhile href={href} />;
      return <Redirect key={verdict} address={paths.login + stringifySearch({ returnUrl: href })} />;
    case 'explain_login':
      return <LoginExplained page={page} href={href} />;
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
