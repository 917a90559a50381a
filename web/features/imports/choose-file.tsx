import { useId } from 'react';
import { Download, FileSpreadsheet } from 'lucide-react';
import { importTemplate } from '@forecourt/contract/imports/import-columns.ts';
import { maxImportBytes, maxRows } from '@forecourt/contract/imports/import-values.ts';
import { downloadCsv } from '../../lib/download.ts';
import { count } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ColumnList } from './column-list.tsx';
import { UnfinishedImport } from './unfinished-import.tsx';

interface ChooseFileProps {
  dealerId: number;
  isChecking: boolean;
  problem: string | null;
  onFile: (file: File) => void;
  onShow: (id: number) => void;
}

/** The first step: a file, its format and an unfinished import. */
export function ChooseFile({ dealerId, isChecking, problem, onFile, onShow }: ChooseFileProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-6">
      <UnfinishedImport dealerId={dealerId} onShow={onShow} />
      {isChecking ? (
        <output className="flex items-center justify-center gap-3 rounded-xl border border-dashed border-edge py-16 text-ink-2">
          <Spinner />
          Checking every row…
        </output>
      ) : (
        <FileDrop
          label="Select a CSV file"
          hint={`Up to ${count(maxRows)} cars and ${maxImportBytes / 1024 / 1024} MB. You’ll see a preview before anything is imported.`}
          types={['.csv', '.txt', '.tsv', 'text/csv', 'text/plain', 'text/tab-separated-values']}
          isSingle
          Icon={FileSpreadsheet}
          things={['a file', 'files']}
          describedBy={problem ? `${id}-problem` : undefined}
          onFiles={([file]) => file && onFile(file)}
        />
      )}
      {problem && !isChecking && (
        <div id={`${id}-problem`}>
          <Notice tone="danger">{problem}</Notice>
        </div>
      )}
      <div className="grid gap-3 rounded-l border border-line bg-surface p-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h3 className="text-lg">File format</h3>
          <Button kind="plain" onClick={() => downloadCsv('cars-template.csv', importTemplate())}>
            <Download size={18} aria-hidden="true" />
            Download the template
          </Button>
        </div>
        <ul className="grid list-disc gap-1.5 pl-5 text-ink-2">
          <li>
            The first row names the columns, in any order. Every other row is a car. Only make and model are required.
          </li>
          <li>CSV from any spreadsheet, with commas, semicolons or tabs. Files from Export CSV work too.</li>
          <li>
            Importing only adds cars. It never changes existing ones, and rows you’ve already imported are skipped.
          </li>
          <li>Photos can’t be imported. Add them to each car afterwards.</li>
        </ul>
        <ColumnList />
      </div>
    </div>
  );
}
