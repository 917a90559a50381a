import { stringify } from 'csv-stringify/sync';
import { ticketNumber } from './ticket.rules.ts';
import type { FiledTicket } from './tickets-file.store.ts';

/** The tickets for spreadsheets, page by page. Cells that could be read as formulas are quoted. */
export async function ticketsFile(pages: AsyncIterable<readonly FiledTicket[]>): Promise<string> {
  const parts = [stringify([columns], { bom: true })];
  for await (const rows of pages) parts.push(stringify(rows.map(cells), { escape_formulas: true }));
  return parts.join('');
}

const cells = (row: FiledTicket) => [
  ticketNumber(row.id),
  row.subject,
  row.category_name,
  row.priority,
  row.status,
  row.user_name,
  row.assigned_name ?? '',
  row.created_at.toISOString(),
  row.first_response_at?.toISOString() ?? '',
  row.resolved_at?.toISOString() ?? '',
  row.rating ?? '',
  yesOrNo(row.answered_in_time),
  yesOrNo(row.solved_in_time),
];

const columns = [
  'Ticket',
  'Subject',
  'Category',
  'Priority',
  'Status',
  'User',
  'Assigned to',
  'Created',
  'First response',
  'Resolved',
  'Rating',
  'Answered in time',
  'Resolved in time',
];

function yesOrNo(inTime: boolean | null): string {
  if (inTime === null) return '';
  return inTime ? 'Yes' : 'No';
}
