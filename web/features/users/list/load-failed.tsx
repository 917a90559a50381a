import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { words } from '../words.ts';

interface LoadFailedProps {
  /** Earlier results are still shown below. */
  hasRows: boolean;
  isDismissed: boolean;
  onRetry: () => void;
  onDismiss: () => void;
}

/** After a dismissal, a try-again button stays if there's nothing else to show, so a failed list never looks empty. */
export function LoadFailed({ hasRows, isDismissed, onRetry, onDismiss }: LoadFailedProps) {
  const retry = (
    <Button kind="plain" size="small" onClick={onRetry}>
      Try again
    </Button>
  );
  if (isDismissed)
    return hasRows ? null : (
      <p className="flex flex-wrap items-center justify-center gap-3 rounded-xl border border-dashed border-line px-4 py-12 text-ink-2">
        The list hasn’t loaded.
        {retry}
      </p>
    );
  return (
    <Notice tone="danger">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="grow">
          {words.failed} {hasRows && 'The list below may be out of date.'}
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
