import { stringify } from 'csv-stringify/sync';
import type { LoggedAction } from './staff-log.store.ts';

/** The log as a file for a spreadsheet, page by page; a cell that such a program would take for a formula is quoted. */
export async function staffLogFile(pages: AsyncIterable<readonly LoggedAction[]>): Promise<string> {
  const parts = [stringify([columns], { bom: true })];
  for await (const rows of pages) parts.push(stringify(rows.map(cells), { escape_formulas: true }));
  return parts.join('');
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
