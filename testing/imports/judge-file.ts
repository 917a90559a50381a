import type { Spelling } from '@forecourt/contract/imports/import-values.ts';
import { areaFinder } from '../../server/features/imports/area-names.rules.ts';
import { catalogueFinder } from '../../server/features/imports/catalogue-names.rules.ts';
import { readColumns } from '../../server/features/imports/columns.rules.ts';
import { decodeFile } from '../../server/features/imports/decode.rules.ts';
import { rowJudge, type JudgedRow, type Known } from '../../server/features/imports/judge-rows.rules.ts';
import { readRows } from '../../server/features/imports/read-rows.ts';

const find = catalogueFinder([
  { make: 'Karin', model: 'Sultan', body_class: 'Sedans' },
  { make: 'Karin', model: 'Sultan RS', body_class: 'Sports' },
  { make: 'Übermacht', model: 'Oracle', body_class: 'Sedans' },
  { make: 'Nobody', model: null, body_class: null },
]);
const nothing: Known = { importKeys: new Set(), texts: new Map(), plates: new Set(), names: new Map() };

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

export interface Judging {
  spelling?: Spelling;
  known?: Partial<Known>;
}

const findArea = areaFinder([
  { name: 'Sandy Shores', also: ['Sandy'] },
  { name: 'Paleto Bay', also: [] },
]);

/** Processes a file: returns its rows with their results, or why there are none. */
export async function judge(file: string | Uint8Array, { spelling = 'ask', known = {} }: Judging = {}) {
  const decoded = decodeFile(typeof file === 'string' ? Buffer.from(file) : file);
  if ('refusal' in decoded) return decoded;
  const read = await readRows(decoded.text, nextTurn);
  if ('refusal' in read) return read;
  const columns = readColumns(read.head);
  if ('refusal' in columns) return columns;
  const look = { find, findArea, spelling, thisYear: 2026 };
  const judged = read.rows.map(rowJudge(columns, look, { ...nothing, ...known }, (text) => text));
  return { rows: judged, read: read.rows, notes: [decoded.note, ...columns.notes] };
}
export async function rowsOf(file: string | Uint8Array, how: Judging = {}): Promise<JudgedRow[]> {
  const judged = await judge(file, how);
  if ('refusal' in judged) throw new Error(judged.refusal);
  return judged.rows;
}
export const refusalOf = async (file: string | Uint8Array) => {
  const judged = await judge(file);
  return 'refusal' in judged ? judged.refusal : null;
};
/** A row with make, model and one more column. */
export const withCell = async (column: string, cell: string, how: Judging = {}) =>
  (await rowsOf(`make,model,${column}\nKarin,Sultan,"${cell.replaceAll('"', '""')}"\n`, how))[0]!;
export const problemOf = async (column: string, cell: string) => (await withCell(column, cell)).problems[0];
