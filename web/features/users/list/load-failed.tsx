import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { words } from '../words.ts';

interface LoadFailedProps {
  /** What was loaded before is still shown below. */
  hasRows: boolean;
  isDismissed: boolean;
  onRetry: () => void;
  onDismiss: () => void;
}

/** Dismissed, it leaves the way to try again where there is nothing else to see: a list that failed never looks empty. */
export function LoadFailed({ hasRows, isDismissed, onRetry, onDismiss }: LoadFailedProps) {
  const retry = (
    <Button kind="plain" size="small" onClick={onRetry}>
      Retry
    </Button>
  );
  if (isDismissed)
    return hasRows ? null : (
      <p className="flex flex-wrap items-center justify-center gap-3 rounded-xl border border-dashed border-line px-4 py-12 text-ink-2">
        The list is not here yet.
        {retry}
      </p>
    );
  return (
    <Notice tone="danger">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="grow">
          {words.failed} {hasRows && 'What you see is from before.'}
        </p>
        <span className="flex gap-2">
          {retry}
          <Button kind="plain" size="small" onClick={onDismiss}>
            Dismiss
          </Button>
        </span>
      </div>
    </Notice>
  );
}
