import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import type { CarFigures } from '@forecourt/contract/analytics/figure-shapes.ts';
import type { FigurePeriod } from '@forecourt/contract/analytics/figure-values.ts';
import { statusNames } from '../../../lib/car-words.ts';
import { count, money } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Table, type Column } from '../../../ui/table.tsx';
import { daysText } from './analytics.ts';
import { FileButton } from './file-button.tsx';

interface CarTableProps {
  cars: readonly CarFigures[];
  /** The number of all cars, which may be more than are listed here. */
  total: number;
  dealerId: number;
  period: FigurePeriod;
}

const initialRows = 10;

export function CarTable({ cars, total, dealerId, period }: CarTableProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? cars : cars.slice(0, initialRows);
  return (
    <section aria-labelledby="by-car" className="grid min-w-0 grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="by-car" className="text-lg">
          Stats by car
        </h3>
        {cars.length > 0 && <FileButton dealerId={dealerId} period={period} by="car" />}
      </div>
      {cars.length === 0 ? (
        <p className="text-ink-2">No cars were listed in this period.</p>
      ) : (
        <>
          <Table caption="Stats of each car" columns={columns} rows={shown} rowKey={({ id }) => id} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {cars.length > initialRows && (
              <Button kind="plain" className="h-11" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
                {showsAll ? 'Show fewer' : `Show all ${count(cars.length)}`}
              </Button>
            )}
            {total > cars.length && (
              <p className="text-sm text-ink-3">
                Showing the {count(cars.length)} most viewed of {count(total)} cars. The CSV file has all of them.
              </p>
            )}
          </div>
        </>
      )}
    </section>
  );
}

const columns: Column<CarFigures>[] = [
  {
    title: 'Car',
    cell: ({ id, name, contact }) => (
      <span className="grid min-w-0">
        <Link to={paths.car} params={{ id: String(id) }} className="font-semibold hover:underline">
          {name}
        </Link>
        <span className="text-sm text-ink-3">{contact}</span>
      </span>
    ),
  },
  { title: 'Status', cell: ({ status }) => statusNames[status] },
  { title: 'Price', numeric: true, cell: ({ price, sold_for }) => priceText(sold_for ?? price) },
  { title: 'Views', numeric: true, cell: ({ views }) => count(views) },
  { title: 'Inquiries', numeric: true, cell: ({ inquiries }) => count(inquiries) },
  { title: 'Listed for', numeric: true, cell: ({ days }) => (days === null ? '–' : daysText(days)) },
];

const priceText = (price: number | null) => (price === null ? '–' : money(price));
