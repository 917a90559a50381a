import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import type { Import } from '@forecourt/contract/imports/imports.ts';
import type { Spelling } from '@forecourt/contract/imports/import-values.ts';
import * as api from '../../lib/api.ts';
import { downloadCsv } from '../../lib/download.ts';
import { count, countOf } from '../../lib/format.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { FigureTiles } from '../../ui/figure-tiles.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast-list.ts';
import { ImportMode } from './import-mode.tsx';
import { ImportNotes } from './import-notes.tsx';
import { ImportResult } from './import-result.tsx';
import { countPlaces, placedRows } from './places.ts';
import { RunProgress } from './run-progress.tsx';
import { useRunImport } from './use-run-import.ts';
import { VerdictList } from './verdict-list.tsx';

interface ReviewImportProps {
  dealerId: number;
  checkedImport: Import;
  /** Set while the file is still available and can be checked again. */
  again: { isChecking: boolean; check: (spelling: Spelling) => void } | null;
  onAnother: () => void;
  inventory: LinkProps;
}

/** Previews every row, then shows progress and outcomes. */
export function ReviewImport({ dealerId, checkedImport, again, onAnother, inventory }: ReviewImportProps) {
  const [chosen, setListsNow] = useState(false);
  const running = useRunImport(dealerId, checkedImport);
  const { progress, isRunning } = running;
  const listsNow = progress.lists_now ?? chosen;
  const rows = placedRows(checkedImport, listsNow);
  const counts = countPlaces(rows);
  const isBegun = isRunning || progress.lists_now !== null;
  const isDone = progress.finished_at !== null;
  const comes = counts.live + counts.draft;
  const file = useMutation({
    mutationFn: () => api.imports.problems({ dealer_id: dealerId, id: checkedImport.id }),
    onSuccess: ({ filename, csv }) => downloadCsv(filename, csv),
    onError: (error) =>
      showToast({ title: sentenceOf(error, 'We couldn’t create the file. Please try again.'), tone: 'danger' }),
  });
  return (
    <div className="grid grid-cols-1 gap-6">
      <p className="-mt-4 text-ink-2">
        <b className="font-semibold wrap-anywhere text-ink">{checkedImport.file_name}</b> ·{' '}
        {countOf(checkedImport.rows.length, 'row')}
      </p>
      {isDone ? (
        <ImportResult progress={progress} inventory={inventory} />
      ) : (
        <FigureTiles
          figures={[
            { label: 'Will go live', value: count(counts.live) },
            { label: 'Will be drafts', value: count(counts.draft) },
            { label: 'Already in inventory', value: count(counts.known), note: 'skipped' },
            { label: 'To fix', value: count(counts.bad), note: 'skipped' },
          ]}
        />
      )}
      {!isBegun && (
        <>
          <ImportNotes checkedImport={checkedImport} noRoom={counts.no_room} again={again} />
          {checkedImport.of === 0 && (
            <Notice>
              Nothing in this file can be imported. Every row is already in your inventory or needs fixing.
            </Notice>
          )}
          {checkedImport.of > 0 && <ImportMode room={checkedImport.room} listsNow={listsNow} onChange={setListsNow} />}
        </>
      )}
      {isBegun && !isDone && <RunProgress running={running} />}
      <div className="flex flex-wrap gap-2.5">
        {!isBegun && comes > 0 && (
          <Button onClick={() => running.start(listsNow)}>Import {countOf(comes, 'car')}</Button>
        )}
        {counts.bad > 0 && (
          <Button kind="plain" busy={file.isPending} onClick={() => file.mutate()}>
            {!file.isPending && <Download size={18} aria-hidden="true" />}
            Download the {countOf(counts.bad, 'row')} to fix
          </Button>
        )}
        {!isRunning && (
          <Button kind="plain" onClick={onAnother}>
            {isDone ? 'Import another file' : 'Select another file'}
          </Button>
        )}
      </div>
      <VerdictList rows={rows} counts={counts} isDone={isDone} />
    </div>
  );
}
