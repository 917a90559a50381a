import type { SalesMonth } from '@forecourt/contract/sales/sale-shapes.ts';
import { countOf, money } from '../../../lib/format.ts';
import { shortMoney } from '../../../lib/short-money.ts';
import { BarPlot } from '../../../ui/plot.tsx';

/** Revenue and number of sales, month by month. */
export function MonthsPlot({ months }: { months: readonly SalesMonth[] }) {
  const revenue = months.reduce((sum, one) => sum + one.revenue, 0);
  const sales = months.reduce((sum, one) => sum + one.sales, 0);
  return (
    <section
      aria-labelledby="sales-by-month"
      className="grid min-w-0 gap-4 rounded-l border border-line bg-surface p-4 sm:p-5 print:hidden"
    >
      <h2 id="sales-by-month" className="text-base">
        Last twelve months
      </h2>
      <BarPlot
        areApart
        label={`${money(revenue)} from ${countOf(sales, 'sale')}`}
        rowTitle="Month"
        points={months.map(({ month }) => monthName.format(new Date(`${month}-15T12:00:00Z`)))}
        series={[
          {
            name: 'Revenue',
            values: months.map((one) => one.revenue),
            tone: 'ink',
            write: money,
            writeShort: shortMoney,
          },
          { name: 'Sales', values: months.map((one) => one.sales), tone: 'good' },
        ]}
      />
    </section>
  );
}

// Months are calendar months of the site, so a fixed time zone keeps them from shifting.
const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
