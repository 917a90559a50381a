import { count } from '../../../../lib/format.ts';
import { Bar } from '../../../../ui/plot.tsx';
import { duration } from './duration.ts';

interface Group {
  name: string;
  tickets: number;
  first_response_minutes: number | null;
  resolve_minutes: number | null;
  rating: number | null;
}

interface GroupTableProps {
  caption: string;
  /** Heading of the column that names the groups. */
  first: string;
  groups: readonly Group[];
}

/** A table that doubles as a bar chart. On phones each group has its name and bar on one line and its numbers on the next. */
export function GroupTable({ caption, first, groups }: GroupTableProps) {
  if (groups.length === 0) return <p className="text-sm text-ink-2">No tickets in this period.</p>;
  const most = Math.max(...groups.map(({ tickets }) => tickets));
  return (
    <table className="w-full border-collapse text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="align-bottom text-ink-3 max-sm:grid max-sm:grid-cols-4 max-sm:items-end [&_th]:pb-2 [&_th]:font-medium sm:[&_th+th]:pl-3">
          <th scope="col" className="max-sm:sr-only">
            {first}
          </th>
          <th scope="col" className="sm:w-[32%]">
            Tickets
          </th>
          <th scope="col" className="text-right">
            First response
          </th>
          <th scope="col" className="text-right">
            To resolve
          </th>
          <th scope="col" className="text-right">
            Rating
          </th>
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <tr
            key={group.name}
            className="border-t border-line max-sm:grid max-sm:grid-cols-4 max-sm:pb-2.5 sm:[&_td]:py-2.5 sm:[&_td]:pl-3"
          >
            <th scope="row" className="py-2.5 font-semibold wrap-anywhere max-sm:col-span-4">
              {group.name}
              <span className="mt-1 block sm:hidden">
                <Bar share={group.tickets / most} />
              </span>
            </th>
            <td>
              <span className="flex items-center gap-2.5 sm:justify-end">
                <Bar share={group.tickets / most} className="max-sm:hidden" />
                <span className="shrink-0 sm:w-8 sm:text-right">{count(group.tickets)}</span>
              </span>
            </td>
            <td className="text-right text-ink-2">{timeOf(group.first_response_minutes)}</td>
            <td className="text-right text-ink-2">{timeOf(group.resolve_minutes)}</td>
            <td className="text-right text-ink-2">{group.rating?.toFixed(1) ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const timeOf = (minutes: number | null) => (minutes === null ? '–' : duration(minutes));
