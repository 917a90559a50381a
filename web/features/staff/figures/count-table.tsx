import { count } from '../../../lib/format.ts';
import { Bar } from '../../../ui/plot.tsx';

interface CountTableProps {
  caption: string;
  /** Heading of the first column. */
  first: string;
  rows: readonly { name: string; total: number }[];
  empty: string;
}

/** A table of names, each with a bar and a number. */
export function CountTable({ caption, first, rows, empty }: CountTableProps) {
  if (rows.length === 0) return <p className="text-sm text-ink-2">{empty}</p>;
  const largest = Math.max(...rows.map(({ total }) => total));
  return (
    <table className="w-full border-collapse text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">Number</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, total }) => (
          <tr key={name} className="border-t border-line first:border-0">
            <th scope="row" className="w-1/2 py-2.5 pr-3 font-medium wrap-anywhere">
              {name}
            </th>
            <td className="py-2.5">
              <span className="flex items-center gap-2.5">
                <Bar share={total / largest} />
                <span className="min-w-8 shrink-0 text-right">{count(total)}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
