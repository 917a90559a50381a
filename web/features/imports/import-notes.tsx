import type { Import } from '@forecourt/contract/imports/imports.ts';
import type { Spelling } from '@forecourt/contract/imports/import-values.ts';
import { countOf } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface ImportNotesProps {
  checkedImport: Import;
  noRoom: number;
  again: { isChecking: boolean; check: (spelling: Spelling) => void } | null;
}

/** Notes to read before importing. */
export const ImportNotes = ({ checkedImport, noRoom, again }: ImportNotesProps) => (
  <>
    {checkedImport.nearly > 0 && (
      <Notice tone="warn">
        <div className="grid gap-3">
          <p>
            {countOf(checkedImport.nearly, 'row has', 'rows have')} a make or model that’s close to one of ours.
            {!again && ' Select the file again to use our spelling or keep yours.'}
          </p>
          {again && (
            <div className="flex flex-wrap gap-2">
              <Button size="small" className={finger} busy={again.isChecking} onClick={() => again.check('ours')}>
                Use our spelling
              </Button>
              <Button
                kind="plain"
                size="small"
                className={finger}
                busy={again.isChecking}
                onClick={() => again.check('theirs')}
              >
                Keep my spelling
              </Button>
            </div>
          )}
        </div>
      </Notice>
    )}
    {noRoom > 0 && (
      <Notice tone="warn">
        {countOf(noRoom, 'car')} won’t fit and will be skipped. Upload the file again once you’ve freed some slots. Cars
        already imported won’t be added twice.
      </Notice>
    )}
    {checkedImport.notes.length > 0 && (
      <Notice>
        <ul className="grid gap-1">
          {checkedImport.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </Notice>
    )}
  </>
);

const finger = 'pointer-coarse:h-11';
