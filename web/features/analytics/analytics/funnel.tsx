import type { Counted } from '@forecourt/contract/analytics/figure-shapes.ts';
import { count } from '../../../lib/format.ts';
import { Bar } from '../../../ui/plot.tsx';
import { Section } from '../../../ui/section.tsx';
import { daysText, rateText, type Analytics } from './analytics.ts';

interface FunnelProps {
  totals: Counted;
  days: Analytics['days_to_sell'];
}

/** How many of those who looked asked, how many of those who asked bought, and how long it took. */
export function Funnel({ totals: { views, inquiries, sales }, days }: FunnelProps) {
  const most = Math.max(views, inquiries, sales, 1);
  const steps = [
    { name: 'Views', number: views, note: 'Looks at your cars' },
    { name: 'Inquiries', number: inquiries, note: rateText(inquiries, views, 'views') },
    { name: 'Sold', number: sales, note: rateText(sales, inquiries, 'inquiries') },
  ];
  return (
    <Section title="From view to sale">
      <ol className="grid gap-4">
        {steps.map(({ name, number, note }) => (
          <li key={name} className="grid gap-1.5">
            <p className="flex items-baseline justify-between gap-4">
              <span>
                {name}
                {note && <span className="ml-2 text-sm text-ink-3">{note}</span>}
              </span>
              <span className="wide text-lg tabular-nums">{count(number)}</span>
            </p>
            <Bar share={number / most} />
          </li>
        ))}
      </ol>
      <p className="border-t border-line pt-4 text-ink-2">
        {days === null ? (
          'Nothing was sold in this time.'
        ) : (
          <>
            Days to sell: <b className="font-semibold text-ink">{daysText(days.median)}</b> in the middle, from{' '}
            {daysText(days.fastest).toLowerCase()} to {daysText(days.slowest).toLowerCase()}.
          </>
        )}
      </p>
    </Section>
  );
}
