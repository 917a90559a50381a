import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Time } from '../../../ui/time.tsx';
import type { CompanyField } from './company-values.ts';
import { fieldNames } from './words.ts';

interface ClashProps {
  by: string | null;
  at: string | null;
  fields: readonly CompanyField[];
  keepMine: () => void;
  takeTheirs: () => void;
}

/** A colleague saved the same field while one was typing: nothing of either is lost before one has chosen. */
export const Clash = ({ by, at, fields, keepMine, takeTheirs }: ClashProps) => (
  <Notice tone="warn">
    <div className="grid gap-3">
      <p>
        <b className="font-semibold">{by ?? 'Somebody of your team'} saved these settings in the meantime</b>
        {at && (
          <>
            {' '}
            (<Time at={at} />)
          </>
        )}
        . You both changed: {fields.map((field) => fieldNames[field]).join(', ')}.
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button size="small" onClick={keepMine}>
          Keep what I typed
        </Button>
        <Button size="small" kind="plain" onClick={takeTheirs}>
          Take what they saved
        </Button>
      </div>
    </div>
  </Notice>
);
