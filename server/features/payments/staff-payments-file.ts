import { dateFormat } from '@forecourt/contract/kit/date-formats.ts';
import { kindNames } from '@forecourt/contract/payments/payments.flow.ts';
import { stringify } from 'csv-stringify/sync';
import type { StaffPaymentRow } from './staff-payments.store.ts';

/** Payments for spreadsheets. Cells that could be read as formulas are quoted. */
export function staffPaymentsFile(rows: readonly StaffPaymentRow[], timeZone: string): string {
  const format = dateFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const moment = (at: Date | null) => (at ? format.format(at) : '');
  return stringify(
    rows.map((row) => [
      row.id,
      moment(row.created_at),
      moment(row.paid_at),
      kindNames[row.kind],
      row.subject,
      row.amount,
      row.status,
      row.buyer_name,
      row.company_name ?? '',
      row.bank_payment_id ?? '',
      row.refund_reason ?? '',
    ]),
    { header: true, columns, escape_formulas: true, bom: true },
  );
}

const columns = [
  'Number',
  'Started',
  'Paid',
  'Type',
  'For',
  'Amount',
  'Status',
  'Paid by',
  'Dealer',
  'Bank reference',
  'Refund reason',
];
