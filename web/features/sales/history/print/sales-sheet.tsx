import { createPortal } from 'react-dom';
import type { Sale, SalesSummary } from '@forecourt/contract/sales/sale-shapes.ts';
import { saleMethodNames } from '@forecourt/contract/sales/sale-values.ts';
import { countOf, dayText, money } from '../../../../lib/format.ts';
import { site } from '../../../../lib/site.ts';
import { stateNames, statusNames, words } from '../../words.ts';
import { periodNames } from '../filter-names.ts';
import type { SalesSearch } from '../sales-search.ts';
import './print.css';

interface SalesSheetProps {
  user: { name: string };
  search: SalesSearch;
  page: { total: number; summary: SalesSummary };
  sales: readonly Sale[];
}

/** The list on paper; beside the page, for on paper there is nothing else. */
export function SalesSheet({ user, search, page, sales }: SalesSheetProps) {
  const main = document.getElementById('main');
  if (!main) return null;
  const isBought = search.side === 'bought';
  const { summary } = page;
  const [dealer, another] = new Set(sales.map(({ dealer_name }) => dealer_name));
  // Of one dealer all of them are: it is said once.
  const isOfOne = !isBought && another === undefined;
  return createPortal(
    <div className="sales-history-sheet">
      <div className="flex items-baseline justify-between gap-[8mm] border-b border-line pb-[2mm]">
        <span className="wide text-[11pt]">{site.name}</span>
        <span className="text-[9pt]">As of {dayText(new Date().toISOString())}</span>
      </div>
      <p className="wide mt-[5mm] text-[20pt] leading-[1.1]">{isBought ? 'My Purchases' : words.title}</p>
      <p className="mt-[1mm] text-[10pt]">
        {[user.name, ...(isOfOne && dealer ? [dealer] : []), ...chosen(search)].join(' · ')}
      </p>
      <p className="mt-[4mm] text-[10pt] font-semibold">
        {[
          countOf(page.total, isBought ? 'purchase' : 'sale'),
          `${summary.verified} verified`,
          `${summary.pending} pending`,
          `${money(summary.revenue)} ${isBought ? 'spent' : 'revenue'}`,
        ].join(' · ')}
      </p>
      <table className="mt-[4mm] w-full border-collapse text-left text-[8.5pt]">
        <thead>
          <tr>
            {['Date', 'Car', isBought ? 'Seller' : 'Buyer', 'Method', 'State', 'Listed', 'Sold for'].map(
              (title, at) => (
                <th key={title} scope="col" className={at > 4 ? 'text-right' : ''}>
                  {title}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
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
        </tbody>
      </table>
      {sales.length < page.total && (
        <p className="mt-[3mm] text-[8.5pt]">
          {sales.length} of {page.total} are on this sheet.
        </p>
      )}
      <p className="mt-[6mm] text-[7pt]">
        {site.name} is unofficial and for entertainment only; all money is the game’s.
      </p>
    </div>,
    main,
  );
}

/** Which of them these are, in words. */
const chosen = ({ period, state, method, search }: SalesSearch): string[] => [
  ...(period ? [periodNames[period]] : []),
  ...(state ? [stateNames[state]] : []),
  ...(method ? [saleMethodNames[method]] : []),
  ...(search ? [`“${search}”`] : []),
];
