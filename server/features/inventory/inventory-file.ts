import { importColumns, ownColumns } from '@forecourt/contract/imports/import-columns.ts';
import { stringify } from 'csv-stringify/sync';
import { dayOf } from '../../lib/site-time.ts';
import type { ListingRow } from '../../database/listing.sql.ts';

/** The inventory for spreadsheets, in the same columns as imports. Cells that could be read as formulas are escaped. */
export const inventoryFile = (rows: readonly ListingRow[], timeZone: string): string =>
  stringify(
    rows.map((car) => [...ownCells(car, timeZone), ...importColumns.map(({ field }) => cellOf(field, car))]),
    {
      header: true,
      columns: [...ownColumns, ...importColumns.map(({ name }) => name)].map((key) => ({ key })),
      escape_formulas: true,
      bom: true,
    },
  );

type OwnCells = Record<(typeof ownColumns)[number], string | number>;

function ownCells(car: ListingRow, timeZone: string) {
  const day = (moment: Date | null) => (moment ? dayOf(moment, timeZone) : '');
  const cells: OwnCells = {
    id: car.id,
    status: car.status,
    contact: car.seller_name,
    views: car.views,
    inquiries: car.inquiries,
    listed: day(car.published_at),
    ends: day(car.expires_at),
  };
  return ownColumns.map((name) => cells[name]);
}

function cellOf(field: (typeof importColumns)[number]['field'], car: ListingRow): string | number | null {
  const value = field === 'contactPhone' ? car.contact_phone : car[field];
  if (Array.isArray(value)) return value.join(' | ');
  if (typeof value !== 'boolean') return value;
  return value ? 'yes' : 'no';
}
