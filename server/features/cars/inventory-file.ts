import { importColumns, ownColumns } from '@forecourt/contract/imports/import-columns.ts';
import { stringify } from 'csv-stringify/sync';
import type { ListingRow } from './listings.store.ts';

/**
 * The inventory for a spreadsheet, in the columns in which cars also come in from a file. A cell that such a program
 * would take for a formula is guarded.
 */
export const inventoryFile = (rows: readonly ListingRow[]): string =>
  stringify(
    rows.map((car) => [...ownCells(car), ...importColumns.map(({ field }) => cellOf(field, car))]),
    {
      header: true,
      columns: [...ownColumns, ...importColumns.map(({ name }) => name)].map((key) => ({ key })),
      escape_formulas: true,
      bom: true,
    },
  );

type OwnCells = Record<(typeof ownColumns)[number], string | number>;

function ownCells(car: ListingRow) {
  const cells: OwnCells = {
    id: car.id,
    status: car.status,
    contact: car.seller_name,
    views: car.views,
    inquiries: car.inquiries,
    listed: car.published_at?.toISOString().slice(0, 10) ?? '',
    ends: car.expires_at?.toISOString().slice(0, 10) ?? '',
  };
  return ownColumns.map((name) => cells[name]);
}

function cellOf(field: (typeof importColumns)[number]['field'], car: ListingRow): string | number | null {
  const value = field === 'contactPhone' ? car.contact_phone : car[field];
  if (Array.isArray(value)) return value.join(' | ');
  if (typeof value !== 'boolean') return value;
  return value ? 'yes' : 'no';
}
