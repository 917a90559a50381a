import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { MarketModel } from '@forecourt/contract/guide/guide-shapes.ts';
import { countOf, miles, money } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { RangeBar } from '../../shared/deals/range-bar.tsx';
import { notEnoughSales } from '../../shared/deals/words.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Section } from '../../ui/section.tsx';
import { ListingsByDeal } from './listings-by-deal.tsx';
import { MarketFigures } from './market-figures.tsx';
import { MileagePlot } from './mileage-plot.tsx';
import { MonthsPlot } from './months-plot.tsx';

interface ModelMarketProps {
  market: MarketModel;
  drawing: ReactNode;
}

/** A model's prices over time, its sales and its current listings. */
export function ModelMarket({ market, drawing }: ModelMarketProps) {
  const name = `${market.make} ${market.model}`;
  return (
    <div className="wrap grid grid-cols-1 gap-[clamp(20px,3vw,36px)] py-[clamp(20px,3vw,40px)]">
      <nav aria-label="Breadcrumb" className="text-sm text-ink-2">
        <ol className="flex min-w-0 items-center gap-1.5">
          <li className="shrink-0">
            <Link to={paths.market} className="rounded-s underline-offset-4 hover:text-ink hover:underline">
              Market prices
            </Link>
          </li>
          <li aria-hidden="true" className="shrink-0 text-ink-3">
            <ChevronRight size={14} />
          </li>
          <li aria-current="page" className="min-w-0 truncate text-ink">
            {name}
          </li>
        </ol>
      </nav>
      <div className="grid items-center gap-x-10 gap-y-6 rounded-xl bg-sunken p-[clamp(20px,3.4vw,44px)] lg:grid-cols-[minmax(0,1fr)_minmax(340px,440px)]">
        <div className="grid gap-4">
          <div className="grid gap-1">
            <p className="text-ink-2">{market.body_class}</p>
            <h1 className="text-xl wrap-anywhere min-[22rem]:text-2xl">{name}</h1>
          </div>
          <div className="max-w-72">{drawing}</div>
          <div className="flex flex-wrap gap-2.5">
            <ButtonLink to={paths.browse} search={{ make: market.make, models: market.model }}>
              {market.listed > 0 ? `Show ${countOf(market.listed, 'car')} for sale` : 'Browse Cars'}
            </ButtonLink>
            <ButtonLink to={paths.sell} kind="plain">
              Sell yours
            </ButtonLink>
          </div>
        </div>
        <Typical typical={market.typical} />
      </div>
      <MarketFigures figures={market} />
      <Section title="Prices over the past year" level={2}>
        <MonthsPlot label={`Amounts of verified sales of the ${name} per month`} months={market.months} />
      </Section>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <Section title="Mileage and price" level={2}>
          <MileagePlot label={`Verified sales of the ${name} by mileage`} points={market.points} />
        </Section>
        <Section title="For sale now" level={2}>
          <ListingsByDeal listings={market.listings} />
        </Section>
      </div>
    </div>
  );
}

const Typical = ({ typical }: Pick<MarketModel, 'typical'>) => (
  <div className="grid gap-4 rounded-l border border-line bg-surface p-[clamp(16px,2vw,24px)]">
    {typical ? (
      <>
        <div className="grid gap-1">
          <p className="text-sm text-ink-3">
            A {typical.year} with {miles(typical.mileage)}, without upgrades, sells for
          </p>
          <p className="wide text-xl">
            {money(typical.estimate.low)} to {money(typical.estimate.high)}
          </p>
        </div>
        <RangeBar estimate={typical.estimate} />
        <p className="text-sm text-ink-2 text-pretty">
          Half of the sales of cars like this are in this range, and the middle is {money(typical.estimate.median)}.
          Based on {countOf(typical.estimate.sales, 'verified sale')}.
        </p>
      </>
    ) : (
      <>
        <p className="text-lg font-semibold">{notEnoughSales}</p>
        <p className="text-ink-2 text-pretty">We estimate prices once enough sales of this model have been verified.</p>
      </>
    )}
  </div>
);
