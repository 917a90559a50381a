import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import type { BodyClass } from '@forecourt/contract/cars/body-classes.ts';
import type { ClassLine } from '@forecourt/contract/guide/guide-shapes.ts';
import { count, countOf, money } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Table } from '../../ui/table.tsx';
import { changeText } from './change-text.ts';

interface ClassTableProps {
  classes: readonly ClassLine[];
  renderDrawing: (bodyClass: BodyClass) => ReactNode;
}

/** The figures of every class. */
export const ClassTable = ({ classes, renderDrawing }: ClassTableProps) => (
  <Table
    caption="Sales of the last 90 days by class"
    rows={classes}
    rowKey={({ body_class }) => body_class}
    columns={columns(renderDrawing)}
  />
);

const columns = (renderDrawing: ClassTableProps['renderDrawing']) => [
  {
    title: 'Class',
    cell: ({ body_class }: ClassLine) => (
      <Link
        to={paths.browse}
        search={{ bodyClass: body_class }}
        className="flex items-center gap-3 font-semibold decoration-edge underline-offset-4 hover:underline"
      >
        <span className="w-16 shrink-0 max-sm:hidden">{renderDrawing(body_class)}</span>
        {body_class}
      </Link>
    ),
  },
  { title: 'Sold', numeric: true, cell: ({ sold }: ClassLine) => count(sold) },
  {
    title: 'Median price',
    numeric: true,
    cell: ({ median_amount }: ClassLine) => (median_amount === null ? '–' : money(median_amount)),
  },
  {
    title: 'Price change',
    numeric: true,
    cell: ({ change }: ClassLine) => (change === null ? '–' : changeText(change)),
  },
  {
    title: 'Time to sell',
    numeric: true,
    cell: ({ days_to_sell }: ClassLine) => (days_to_sell === null ? '–' : countOf(days_to_sell, 'day')),
  },
  { title: 'For sale', numeric: true, cell: ({ listed }: ClassLine) => count(listed) },
];
