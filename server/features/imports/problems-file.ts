import { problemColumn } from '@forecourt/contract/imports/import-columns.ts';
import { stringify } from 'csv-stringify/sync';
import type { Problem } from './judge-row.rules.ts';

interface BadRow {
  number: number;
  cells: readonly string[];
  problems: readonly Problem[];
}

/** The rows that can't be imported, to fix and upload again. Cells that could be read as formulas are escaped. */
export const problemsFile = (columns: readonly string[], rows: readonly BadRow[]): string =>
  stringify(
    [
      [problemColumn, ...columns],
      ...rows.map(({ number, cells, problems }) => [
        `Row ${number}: ${problems.map(({ column, sentence }) => (column ? `${column} – ${sentence}` : sentence)).join(' ')}`,
        ...columns.map((_, at) => cells[at] ?? ''),
        ...cells.slice(columns.length),
      ]),
    ],
    { escape_formulas: true, bom: true },
  );
