import { Disclosure } from '../../ui/disclosure.tsx';

interface PlotTableProps {
  label: string;
  columns: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly string[])[];
}

/** A plot's data as a table, collapsed below it. */
export const PlotTable = ({ label, columns, rows }: PlotTableProps) => (
  <Disclosure title="Show as a table" className="text-sm" titleClassName="font-medium text-ink-2 hover:text-ink">
    <section tabIndex={0} aria-label={label} className="mt-3 max-h-72 overflow-auto rounded-m border border-line">
      <table className="w-full text-left">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="text-ink-3 [&_th]:px-3 [&_th]:py-2 [&_th]:font-medium sm:[&_th]:px-4">
            {columns.map((column, place) => (
              <th key={column} scope="col" className={place > 0 ? 'text-right' : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading, ...cells], row) => (
            <tr key={row} className="border-t border-line *:px-3 *:py-1.5 sm:*:px-4">
              <th scope="row" className="font-normal">
                {heading}
              </th>
              {cells.map((cell, place) => (
                <td key={columns[place + 1]} className="text-right">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </Disclosure>
);
