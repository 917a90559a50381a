import { dateFormat } from '@forecourt/contract/kit/date-formats.ts';
import { kindNames } from '@forecourt/contract/payments/payments.flow.ts';
import { stringify } from 'csv-stringify/sync';
import type { PaymentRow } from './payments.store.ts';

/** The payment history for spreadsheets. Cells that could be read as formulas are quoted. */
export const historyFile = (rows: readonly PaymentRow[], timeZone: string): string =>
  stringify(
    rows.map((row) => [
      dateFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(row.created_at),
      kindNames[row.kind],
      row.amount,
      row.status.charAt(0).toUpperCase() + row.status.slice(1),
      row.bank_payment_id ?? 'N/A',
    ]),
    { header: true, columns: ['Date', 'Type', 'Amount', 'Status', 'Reference ID'], escape_formulas: true, bom: true },
  );
