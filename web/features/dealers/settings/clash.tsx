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

/** Shown when a colleague saved a field that the user is editing. Neither version is lost until the user picks one. */
export const Clash = ({ by, at, fields, keepMine, takeTheirs }: ClashProps) => (
  <Notice tone="warn">
    <div className="grid gap-3">
      <p>
        <b className="font-semibold">{by ?? 'Someone on your team'} has changed these settings</b>
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
          Keep my changes
        </Button>
        <Button size="small" kind="plain" onClick={takeTheirs}>
          Use theirs
        </Button>
      </div>
    </div>
  </Notice>
);
