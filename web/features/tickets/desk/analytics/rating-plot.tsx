import { count } from '../../../../lib/format.ts';
import { Bar } from '../../../../ui/plot.tsx';
import { Stars } from '../../../../ui/stars.tsx';

export function RatingPlot({ ratings }: { ratings: readonly { rating: number; tickets: number }[] }) {
  const most = Math.max(...ratings.map(({ tickets }) => tickets), 1);
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">Ticket ratings</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Rating</th>
          <th scope="col">Tickets</th>
        </tr>
      </thead>
      <tbody>
        {ratings
          .toSorted((a, b) => b.rating - a.rating)
          .map(({ rating, tickets }) => (
            <tr key={rating}>
              <th scope="row" className="w-28 py-1.5 text-left align-middle font-normal">
                <Stars rating={rating} />
              </th>
              <td>
                <span className="flex items-center gap-2.5">
                  <Bar share={tickets / most} />
                  <span className="w-8 shrink-0 text-right">{count(tickets)}</span>
                </span>
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
