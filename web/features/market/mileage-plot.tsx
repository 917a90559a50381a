import type { MarketModel } from '@forecourt/contract/guide/guide-shapes.ts';
import { count, miles, money } from '../../lib/format.ts';
import { monthText } from '../../shared/deals/month-text.ts';
import { axisOf } from './price-axis.ts';
import { PlotFrame, plotHeight, plotWidth, thin } from './plot-frame.tsx';
import { PlotTable } from './plot-table.tsx';

type Point = MarketModel['points'][number];

/** Every sale by mileage and amount. */
export function MileagePlot({ label, points }: { label: string; points: readonly Point[] }) {
  const known = points.filter((point): point is Point & { mileage: number } => point.mileage !== null);
  if (known.length === 0) return <p className="text-ink-2">No verified sale with a known mileage yet.</p>;
  const ticks = axisOf(known.map(({ amount }) => amount));
  const [bottom, top] = [ticks[0]!, ticks.at(-1)!];
  const farthest = axisOf([0, Math.max(...known.map(({ mileage }) => mileage), 1000)]).at(-1)!;
  const years = known.map(({ year }) => year);
  const [oldest, newest] = [Math.min(...years), Math.max(...years)];
  return (
    <figure className="grid gap-4">
      <figcaption className="text-sm text-ink-3">
        Each point is a verified sale. Newer cars have a stronger colour.
      </figcaption>
      <PlotFrame ticks={ticks} labels={['0 mi', `${count(farthest / 2)} mi`, miles(farthest)]}>
        {known.map(({ mileage, amount, year }, place) => (
          <path
            key={place}
            d={`M${(mileage / farthest) * plotWidth} ${(1 - (amount - bottom) / (top - bottom)) * plotHeight}h0.01`}
            className="stroke-good"
            strokeLinecap="round"
            strokeOpacity={0.35 + (0.65 * (year - oldest)) / Math.max(1, newest - oldest)}
            {...thin(9)}
          />
        ))}
      </PlotFrame>
      <PlotTable
        label={label}
        columns={['Car', 'Mileage', 'Sold', 'Amount']}
        rows={known
          .toSorted((one, other) => one.mileage - other.mileage)
          .map(({ car_name, mileage, month, amount }) => [car_name, miles(mileage), monthText(month), money(amount)])}
      />
    </figure>
  );
}
