import { stringify } from 'csv-stringify/sync';
import type { LoggedAction } from './staff-log.store.ts';

interface LogFile {
  csv: string;
  isShortened: boolean;
}

/**
 * The log for spreadsheets, read page by page up to a limit. Each changed value is a row. Cells that could be read as
 * formulas are quoted.
 */
export async function staffLogFile(pages: AsyncIterable<readonly LoggedAction[]>, atMost: number): Promise<LogFile> {
  const parts = [stringify([columns], { bom: true })];
  let room = atMost;
  for await (const rows of pages) {
    parts.push(stringify(rows.slice(0, room).flatMap(rowsOf), { escape_formulas: true }));
    if (rows.length > room) return { csv: parts.join(''), isShortened: true };
    room -= rows.length;
  }
  return { csv: parts.join(''), isShortened: false };
}

/** An entry without changes, such as a note, is one row without a value. */
function rowsOf(entry: LoggedAction) {
  const changes = changesOf(entry);
  return (changes.length > 0 ? changes : [['', '', '']]).map((change) => [
    entry.created_at.toISOString(),
    entry.actor_name ?? 'Server console',
    entry.action_type,
    entry.target_type,
    entry.target_id,
    entry.target_name ?? '',
    entry.reason ?? '',
    ...change,
  ]);
}

function changesOf({ before, after }: LoggedAction): string[][] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .map((name) => [name, String(before?.[name] ?? ''), String(after?.[name] ?? '')])
    .filter(([, was, is]) => was !== is);
}

const columns = ['Time', 'By', 'Action', 'Target', 'Number', 'Name', 'Reason', 'Changed', 'Before', 'After'];
