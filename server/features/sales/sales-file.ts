import { saleMethodNames } from '@forecourt/contract/sales/sale-values.ts';
import type { SaleStatus } from '@forecourt/contract/sales/sales.flow.ts';
import type { Reach } from '@forecourt/contract/access/owner.ts';
import { stringify } from 'csv-stringify/sync';
import { dayOf } from '../../lib/site-time.ts';
import { saleView } from './sale-views.rules.ts';
import type { SaleRow } from './sales.sql.ts';

const statusNames: Record<SaleStatus, string> = {
  recorded: 'Pending',
  confirmed: 'Verified',
  disputed: 'Disputed',
  withdrawn: 'Withdrawn',
  annulled: 'Annulled',
};

const shared = ['Date', 'Car', 'Make', 'Model', 'Year', 'Listed price', 'Sale amount', 'Method', 'Status', 'Seller'];
const columns = {
  sold: [...shared, 'Dealer', 'Buyer', 'Buyer contact', 'Notes'],
  bought: [...shared, 'Dealer'],
};

/** The sales history for spreadsheets. Cells that could be read as formulas are quoted. */
export const salesFile = (
  rows: readonly SaleRow[],
  side: 'sold' | 'bought',
  reach: Reach,
  { now, timeZone }: { now: Date; timeZone: string },
): string =>
  stringify(
    rows.map((row) => {
      const { buyer_contact, sale_notes } = saleView(row, reach, now);
      const cells = [
        dayOf(row.sale_date, timeZone),
        row.car_name,
        row.make,
        row.model,
        row.year,
        row.listing_price,
        row.sale_price,
        row.sale_method && saleMethodNames[row.sale_method],
        statusNames[row.status],
        row.seller_name,
        row.dealer_name,
      ];
      return side === 'sold' ? [...cells, row.buyer_name, buyer_contact, sale_notes] : cells;
    }),
    { header: true, columns: columns[side], escape_formulas: true, bom: true },
  );
