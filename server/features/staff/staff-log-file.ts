import { stringify } from 'csv-stringify/sync';
import type { LoggedAction } from './staff-log.store.ts';

interface LogFile {
  csv: string;
  isShortened: boolean;
}

/**
 * The log as a file for a spreadsheet, page by page and so many entries at most; a cell that such a program would take
 * for a formula is quoted.
 */
export async function staffLogFile(pages: AsyncIterable<readonly LoggedAction[]>, atMost: number): Promise<LogFile> {
  const parts = [stringify([columns], { bom: true })];
  let room = atMost;
  for await (const rows of pages) {
    parts.push(stringify(rows.slice(0, room).map(cells), { escape_formulas: true }));
    if (rows.length > room) return { csv: parts.join(''), isShortened: true };
    room -= rows.length;
  }
  return { csv: parts.join(''), isShortened: false };
}

const cells = (row: LoggedAction) => [
  row.created_at.toISOString(),
  row.actor_name ?? 'At the server',
  row.action_type,
  row.target_type,
  row.target_id,
  row.target_name ?? '',
  row.reason ?? '',
  row.before ? JSON.stringify(row.before) : '',
  row.after ? JSON.stringify(row.after) : '',
];

const columns = ['Time', 'By', 'Action', 'Target', 'Number', 'Name', 'Reason', 'Before', 'After'];
