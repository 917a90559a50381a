import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ChartLine } from 'lucide-react';
import type { BodyClass } from '@forecourt/contract/cars/body-classes.ts';
import type { MarketOverview as Overview } from '@forecourt/contract/guide/guide-shapes.ts';
import * as api from '../../lib/api.ts';
import { count, countOf } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Section } from '../../ui/section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Time } from '../../ui/time.tsx';
import { changeText } from './change-text.ts';
import { ClassTable } from './class-table.tsx';
import { IndexPlot } from './index-plot.tsx';
import { MarketFigures } from './market-figures.tsx';
import { ModelList } from './model-list.tsx';
import { words } from './words.ts';

interface MarketOverviewProps {
  /** Draws a class, like on the home page. */
  renderDrawing: (bodyClass: BodyClass) => ReactNode;
}

/** Sales, price changes and times to sell of the whole market. */
export function MarketOverview({ renderDrawing }: MarketOverviewProps) {
  const market = useQuery({ ...api.guide.overview.query({}), staleTime: 60_000 });
  return (
    <div className="wrap grid grid-cols-1 gap-[clamp(20px,3vw,36px)] py-[clamp(24px,4vw,52px)]">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <div className="grid gap-2">
          <h1 className="text-2xl">{words.title}</h1>
          <p className="measure text-lg text-ink-2 text-pretty">{words.lead}</p>
        </div>
        <ButtonLink to={paths.sell} kind="plain">
          Find out what yours is worth
        </ButtonLink>
      </div>
      {renderFigures()}
    </div>
  );

  function renderFigures(): ReactNode {
    const { data, error, refetch } = market;
    if (!data && error)
      return <ErrorState level={2} title={words.failed} text={sentenceOf(error)} onRetry={() => void refetch()} />;
    if (!data)
      return (
        <output aria-busy="true" aria-label="Loading the market prices" className="grid gap-6">
          <Skeleton className="h-28 rounded-l" />
          <Skeleton className="h-96 rounded-l" />
        </output>
      );
    if (data.index.every(({ sold }) => sold === 0))
      return (
        <EmptyState
          icon={<ChartLine size={28} aria-hidden="true" />}
          title={words.noSales}
          text={words.noSalesText}
          actions={<ButtonLink to={paths.browse}>Browse Cars</ButtonLink>}
        />
      );
    return <Known market={data} renderDrawing={renderDrawing} />;
  }
}

const Known = ({ market, renderDrawing }: MarketOverviewProps & { market: Overview }) => (
  <>
    <MarketFigures figures={market.total} />
    <Section title="Prices over the past year" level={2}>
      <IndexPlot months={market.index} />
    </Section>
    <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
      <ModelList
        title="Prices down"
        models={market.dropped}
        figure={({ change }) => changeText(change ?? 0)}
        none="No model has become cheaper in the last 90 days."
      />
      <ModelList
        title="Prices up"
        models={market.risen}
        figure={({ change }) => changeText(change ?? 0)}
        none="No model has become more expensive in the last 90 days."
      />
      <ModelList
        title="Best sellers"
        models={market.best_selling}
        figure={({ sold }) => `${count(sold)} sold`}
        none="Nothing was sold in the last 90 days."
      />
      <ModelList
        title="Sell fastest"
        models={market.fastest}
        figure={({ days_to_sell }) => countOf(days_to_sell ?? 0, 'day')}
        none="Not enough sales in the last 90 days."
      />
    </div>
    <section aria-labelledby="by-class" className="grid min-w-0 gap-4">
      <h2 id="by-class" className="text-xl">
        By class
      </h2>
      <ClassTable classes={market.classes} renderDrawing={renderDrawing} />
    </section>
    {market.as_of && (
      <p className="text-sm text-ink-3">
        Updated <Time at={market.as_of} />. Changes compare the last 90 days with the 90 days before.
      </p>
    )}
  </>
);
