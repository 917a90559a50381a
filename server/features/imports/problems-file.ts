import { whatIsWrong } from '@forecourt/contract/imports/import-columns.ts';
import { stringify } from 'csv-stringify/sync';
import type { Problem } from './judge-row.rules.ts';

interface BadRow {
  number: number;
  cells: readonly string[];
  problems: readonly Problem[];
}

/** The rows that cannot be imported, to be mended and sent again; a cell that a spreadsheet would take for a formula is guarded. */
export const problemsFile = (columns: readonly string[], rows: readonly BadRow[]): string =>
  stringify(
    [
      [whatIsWrong, ...columns],
      ...rows.map(({ number, cells, problems }) => [
        `Row ${number}: ${problems.map(({ column, sentence }) => (column ? `${column} – ${sentence}` : sentence)).join(' ')}`,
        ...columns.map((_, at) => cells[at] ?? ''),
        ...cells.slice(columns.length),
      ]),
    ],
    { escape_formulas: true, bom: true },
  );
