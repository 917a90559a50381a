import type { MarketModel } from '@forecourt/contract/guide/guide-shapes.ts';
import { dealNames, deals } from '@forecourt/contract/cars/filter-values.ts';
import { count } from '../../lib/format.ts';

/** Current listings by the rating of their price, as one bar and a table. */
export function ListingsByDeal({ listings }: { listings: MarketModel['listings'] }) {
  const total = Object.values(listings).reduce((sum, cars) => sum + cars, 0);
  if (total === 0) return <p className="text-ink-2">No cars of this model are for sale right now.</p>;
  const parts = [...deals, 'none' as const].map((deal) => ({ deal, cars: listings[deal] }));
  return (
    <div className="grid gap-4">
      <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full bg-sunken">
        {parts.map(
          ({ deal, cars }) => cars > 0 && <span key={deal} className={grounds[deal]} style={{ flexGrow: cars }} />,
        )}
      </div>
      <table className="w-full text-left">
        <caption className="sr-only">Current listings by rating of their price</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Rating</th>
            <th scope="col">Cars</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ deal, cars }) => (
            <tr key={deal} className="*:border-t *:border-line *:py-2 first:*:border-t-0">
              <th scope="row" className="font-normal">
                <span className="flex items-center gap-2.5">
                  <span aria-hidden="true" className={`size-2.5 rounded-[3px] ${grounds[deal]}`} />
                  {deal === 'none' ? 'Not rated' : dealNames[deal]}
                </span>
              </th>
              <td className="text-right font-semibold">{count(cars)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const grounds = {
  great: 'bg-good',
  good: 'bg-good/60',
  fair: 'bg-ink-3',
  high: 'bg-warn',
  none: 'bg-line',
};
