import type { ReactNode } from 'react';
import clsx from 'clsx';

export interface Column<Row> {
  title: string;
  /** Replaces the title, for a column whose header is a control. */
  head?: ReactNode;
  numeric?: boolean;
  /** Current sort direction. Left out if the column isn't sortable. */
  sorted?: 'ascending' | 'descending' | 'none' | undefined;
  cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
}

/** With more than three columns it scrolls sideways on narrow screens. The frame is focusable so that it can be scrolled by keyboard. */
export function Table<Row>({ caption, columns, rows, rowKey }: TableProps<Row>) {
  return (
    <section
      aria-label={caption}
      tabIndex={0}
      className="relative overflow-x-auto rounded-l border border-line bg-surface"
    >
      <table className={clsx('w-full border-collapse text-left', columns.length > 3 && 'min-w-[520px]')}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-sm text-ink-3">
            {columns.map((column) => (
              <th
                key={column.title}
                scope="col"
                aria-sort={column.sorted}
                className={clsx('px-3 py-2.5 font-medium sm:px-4', column.numeric && 'text-right')}
              >
                {column.head ?? column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-b border-line last:border-0">
              {columns.map((column) => (
                <td key={column.title} className={clsx('px-3 py-3 sm:px-4', column.numeric && 'text-right')}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
