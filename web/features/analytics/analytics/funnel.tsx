import type { Counted } from '@forecourt/contract/analytics/figure-shapes.ts';
import { count } from '../../../lib/format.ts';
import { Bar } from '../../../ui/plot.tsx';
import { Section } from '../../../ui/section.tsx';
import { daysText, rateText, type Analytics } from './analytics.ts';

interface FunnelProps {
  totals: Counted;
  days: Analytics['days_to_sell'];
}

/** Conversion from views to inquiries, offers and sales, with the time to sell. Cars can be sold without an offer. */
export function Funnel({ totals: { views, inquiries, offers, sales }, days }: FunnelProps) {
  const largest = Math.max(views, inquiries, offers, sales, 1);
  const steps = [
    { name: 'Views', number: views, note: 'Times your cars were viewed' },
    { name: 'Inquiries', number: inquiries, note: rateText(inquiries, views, 'views') },
    { name: 'Offers', number: offers, note: rateText(offers, inquiries, 'inquiries') },
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
              <span className="wide shrink-0 text-lg tabular-nums">{count(number)}</span>
            </p>
            <Bar share={number / largest} />
          </li>
        ))}
      </ol>
      <p className="border-t border-line pt-4 text-ink-2">
        {days === null ? (
          'No sales in this period.'
        ) : (
          <>
            Typical time to sell: <b className="font-semibold text-ink">{daysText(days.median).toLowerCase()}</b>{' '}
            (fastest {daysText(days.fastest).toLowerCase()}, slowest {daysText(days.slowest).toLowerCase()}).
          </>
        )}
      </p>
    </Section>
  );
}
