import type { Sale, SalesSummary } from '@forecourt/contract/sales/sale-shapes.ts';
import { saleMethodNames } from '@forecourt/contract/sales/sale-values.ts';
import { countOf, dayText, money } from '../../../../lib/format.ts';
import { stateNames, statusNames, words } from '../../words.ts';
import { periodNames } from '../filter-names.ts';
import type { SalesSearch } from '../sales-search.ts';
import { ListSheet } from '../../../../ui/print/list-sheet.tsx';

interface SalesSheetProps {
  user: { name: string };
  search: SalesSearch;
  page: { total: number; summary: SalesSummary };
  sales: readonly Sale[];
}

export function SalesSheet({ user, search, page, sales }: SalesSheetProps) {
  const isBought = search.side === 'bought';
  const { summary } = page;
  const [dealer, another] = new Set(sales.map(({ dealer_name }) => dealer_name));
  // If all sales belong to one dealer, its name is shown only once.
  const isOfOne = !isBought && another === undefined;
  return (
    <ListSheet
      title={isBought ? 'My Purchases' : words.title}
      about={[user.name, ...(isOfOne && dealer ? [dealer] : []), ...chosen(search)]}
      sum={[
        countOf(page.total, isBought ? 'purchase' : 'sale'),
        `${summary.verified} verified`,
        `${summary.pending} pending`,
        `${money(summary.revenue)} ${isBought ? 'spent' : 'revenue'}`,
      ]}
      columns={[
        { title: 'Date' },
        { title: 'Car' },
        { title: isBought ? 'Seller' : 'Buyer' },
        { title: 'Method' },
        { title: 'State' },
        { title: 'Listed', numeric: true },
        { title: 'Sold for', numeric: true },
      ]}
      shown={sales.length}
      total={page.total}
    >
      {sales.map((sale) => (
        <tr key={sale.id}>
          <td className="whitespace-nowrap">{dayText(sale.sale_date)}</td>
          <td>
            {sale.car_name}
            {!isOfOne && sale.dealer_name && ` (${sale.dealer_name})`}
          </td>
          <td>{isBought ? sale.seller_name : (sale.buyer_name ?? '–')}</td>
          <td>{sale.sale_method ? saleMethodNames[sale.sale_method] : '–'}</td>
          <td>{statusNames[sale.status]}</td>
          <td className="text-right">{money(sale.listing_price)}</td>
          <td className="text-right">{sale.sale_price === null ? '–' : money(sale.sale_price)}</td>
        </tr>
      ))}
    </ListSheet>
  );
}

/** Describes the active filters. */
const chosen = ({ period, state, method, search }: SalesSearch): string[] => [
  ...(period ? [periodNames[period]] : []),
  ...(state ? [stateNames[state]] : []),
  ...(method ? [saleMethodNames[method]] : []),
  ...(search ? [`“${search}”`] : []),
];
