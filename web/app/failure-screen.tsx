import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { siteAnswers, Unreachable } from './lazy-page.ts';

interface FailureScreenProps {
  error: unknown;
  onRetry: () => void;
}

/** Shown if a page crashes. Doesn't use the router, so it also works if the router itself failed. */
export function FailureScreen({ error, onRetry }: FailureScreenProps) {
  const [isAway, setAway] = useState(false);
  const cause = isAway ? 'unreachable' : causeOf(error);
  const retryWhenBack = useEffectEvent(() => {
    if (cause === 'unreachable') void retry();
  });
  async function retry() {
    if (causeOf(error) !== 'outdated') return onRetry();
    // Reloading while offline would show the browser's own error page.
    if (await siteAnswers()) location.reload();
    else setAway(true);
  }
  useEffect(() => {
    const onBack = () => retryWhenBack();
    addEventListener('online', onBack);
    return () => removeEventListener('online', onBack);
  }, []);
  return (
    <ErrorState
      {...texts[cause]}
      onRetry={() => void retry()}
      {...(cause === 'outdated' && { retryLabel: 'Reload' })}
      // Reloading would show the browser's own error page.
      {...(cause !== 'unreachable' && {
        actions: (
          <Button kind="plain" onClick={() => location.assign('/')}>
            Return to Home
          </Button>
        ),
      })}
    />
  );
}

const texts = {
  unreachable: {
    title: 'We couldn’t load this page',
    text: 'The server didn’t respond. Check your connection. We’ll try again when it’s back.',
  },
  outdated: {
    title: 'This page has been updated',
    text: 'There’s a new version of the site, or your connection dropped. Reload to continue.',
  },
  fault: {
    title: 'Something went wrong',
    text: 'The problem is on our side. Your account and data are not affected.',
  },
};

function causeOf(error: unknown): keyof typeof texts {
  if (error instanceof Unreachable) return 'unreachable';
  return error instanceof Error && missingChunk.test(error.message) ? 'outdated' : 'fault';
}

const missingChunk =
  /dynamically imported module|importing a module script failed|unable to preload|failed to fetch module/i;
