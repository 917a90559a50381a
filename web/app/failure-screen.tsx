import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { siteAnswers, Unreachable } from './lazy-page.ts';

interface FailureScreenProps {
  error: unknown;
  onRetry: () => void;
}

/** When a page breaks. It knows no router, so that it also works when that is what broke. */
export function FailureScreen({ error, onRetry }: FailureScreenProps) {
  const [isAway, setAway] = useState(false);
  const cause = isAway ? 'unreachable' : causeOf(error);
  const retryWhenBack = useEffectEvent(() => {
    if (cause === 'unreachable') void retry();
  });
  async function retry() {
    if (causeOf(error) !== 'outdated') return onRetry();
    // Reloading without a connection would put the browser's own error page here.
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
      // Loading it anew would lead to the browser's own error page.
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
    title: 'We could not load this page',
    text: 'The server did not answer. Please check your connection; we will try again when it is back.',
  },
  outdated: {
    title: 'This page has been updated',
    text: 'A newer version of the site is out, or your connection dropped. Reload to go on.',
  },
  fault: {
    title: 'Something went wrong',
    text: 'The page ran into a problem on our side. Your account and your data are not affected.',
  },
};

function causeOf(error: unknown): keyof typeof texts {
  if (error instanceof Unreachable) return 'unreachable';
  return error instanceof Error && missingChunk.test(error.message) ? 'outdated' : 'fault';
}

const missingChunk =
  /dynamically imported module|importing a module script failed|unable to preload|failed to fetch module/i;
