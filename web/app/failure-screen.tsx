import { Button } from '../ui/button.tsx';
import { ErrorState } from '../ui/error-state.tsx';

interface FailureScreenProps {
  error: unknown;
  onRetry: () => void;
}

/** When a page breaks. It knows no router, so that it also works when that is what broke. */
export function FailureScreen({ error, onRetry }: FailureScreenProps) {
  const outdated = isMissingChunk(error);
  const reload = () => location.reload();
  return (
    <ErrorState
      title={outdated ? 'This page has been updated' : 'Something went wrong'}
      text={
        outdated
          ? 'A newer version of the site is out, or your connection dropped. Reload to go on.'
          : 'The page ran into a problem on our side. Your account and your data are not affected.'
      }
      onRetry={outdated ? reload : onRetry}
      {...(outdated && { retryLabel: 'Reload' })}
      actions={
        <Button kind="plain" onClick={() => location.assign('/')}>
          Return to Home
        </Button>
      }
    />
  );
}

const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script failed|unable to preload|failed to fetch module/i.test(
    error.message,
  );
