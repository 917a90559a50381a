import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Time } from '../../../ui/time.tsx';
import type { Draft } from './use-draft.ts';

interface ChangedElsewhereProps {
  draft: Draft;
  onReload: () => void;
}

/** Two versions of the draft. Neither is lost until the user picks one, and nothing is saved until then. */
export function ChangedElsewhere({ draft, onReload }: ChangedElsewhereProps) {
  if (draft.state.kind !== 'undecided') return null;
  const changedAt = draft.newerAt();
  return (
    <div role="alert">
      <Notice tone="warn">
        <div className="grid gap-3">
          <p>
            <b className="font-semibold">This draft was changed in another tab or on another device</b>
            {changedAt && (
              <>
                {' '}
                (<Time at={changedAt} inSentence />)
              </>
            )}
            . Reload shows that version and discards what you typed here. Keep mine saves this form as it is and
            replaces that version.
          </p>
          <div className="flex flex-wrap gap-2.5">
            <Button size="small" kind="plain" onClick={() => onReload()}>
              Reload
            </Button>
            <Button size="small" kind="plain" onClick={() => void draft.keepMine()}>
              Keep mine
            </Button>
          </div>
        </div>
      </Notice>
    </div>
  );
}
