import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CarEstimate, ClosestSale } from '@forecourt/contract/guide/guide-shapes.ts';
import * as api from '../../lib/api.ts';
import { countOf, miles, money } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { DealTag } from '../../shared/deals/deal-tag.tsx';
import { monthText } from '../../shared/deals/month-text.ts';
import { RangeBar } from '../../shared/deals/range-bar.tsx';
import { notEnoughSales } from '../../shared/deals/words.ts';
import { Disclosure } from '../../ui/disclosure.tsx';

interface PriceGuideProps {
  car: { id: number; make: string; model: string; price: number };
}

/** The estimated value of the car, from verified sales. Renders nothing if that can't be loaded. */
export function PriceGuide({ car }: PriceGuideProps) {
  const { data } = useQuery({ ...api.guide.estimate.query({ car_id: car.id }), staleTime: 60_000 });
  const headingId = useId();
  if (!data) return null;
  const { estimate, deal } = data;
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={headingId} className="text-xl">
          Price guide
        </h2>
        {deal && <DealTag deal={deal} />}
      </div>
      <div className="overflow-hidden rounded-l border border-line bg-surface">
        <div className="grid gap-4 p-[clamp(16px,2vw,24px)]">
          {estimate ? <Known car={car} found={data} estimate={estimate} /> : <Unknown car={car} />}
          <MarketLink car={car} />
        </div>
        {data.closest.length > 0 && <ClosestSales sales={data.closest} />}
      </div>
    </section>
  );
}

interface KnownProps extends PriceGuideProps {
  found: CarEstimate;
  estimate: NonNullable<CarEstimate['estimate']>;
}

const Known = ({ car, found, estimate }: KnownProps) => (
  <>
    <div className="grid gap-1">
      <p className="text-sm text-ink-3">Cars like this sell for</p>
      <p className="wide text-xl">
        {money(estimate.low)} to {money(estimate.high)}
      </p>
    </div>
    <RangeBar estimate={estimate} price={car.price} />
    <p className="measure text-ink-2 text-pretty">{found.explanation.join(' ')}</p>
    {estimate.days_to_sell !== null && (
      <p className="text-sm text-ink-3">
        Half of them sold within {countOf(Math.max(1, estimate.days_to_sell), 'day')}.
      </p>
    )}
  </>
);

const Unknown = ({ car }: PriceGuideProps) => (
  <div className="grid gap-1">
    <p className="font-semibold">{notEnoughSales}</p>
    <p className="measure text-ink-2 text-pretty">
      We estimate prices from verified sales on this site. There aren’t enough of the {car.make} {car.model} yet.
    </p>
  </div>
);

const MarketLink = ({ car: { make, model } }: PriceGuideProps) => (
  <Link
    to={paths.marketModel}
    params={{ make, model }}
    className="inline-flex min-h-6 w-fit items-center text-sm font-semibold underline decoration-edge underline-offset-4 hover:decoration-ink pointer-coarse:min-h-11"
  >
    Market prices of the {make} {model}
  </Link>
);

const ClosestSales = ({ sales }: { sales: readonly ClosestSale[] }) => (
  <Disclosure
    title={`The ${sales.length === 1 ? 'closest sale' : `${sales.length} closest sales`}`}
    isWide
    className="border-t border-line"
    titleClassName="px-[clamp(16px,2vw,24px)] py-3.5 font-semibold"
  >
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">Verified sales most like this car, closest first</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Car</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {sales.map((sale, place) => (
          <tr key={place} className="*:border-t *:border-line *:px-[clamp(16px,2vw,24px)] *:py-3">
            <th scope="row" className="grid font-normal">
              <span className="wrap-anywhere">{sale.car_name}</span>
              <span className="text-sm text-ink-3">
                {sale.mileage === null ? 'Mileage unknown' : miles(sale.mileage)} · {monthText(sale.month)}
              </span>
            </th>
            <td className="text-right font-semibold whitespace-nowrap">{money(sale.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Disclosure>
);
