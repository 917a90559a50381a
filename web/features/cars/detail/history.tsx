import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import { money } from '../../../lib/format.ts';
import { Time } from '../../../ui/time.tsx';
import { PricePlot } from './price-plot.tsx';
import { priceSteps, type PriceStep } from './price-steps.ts';
import { Section } from './section.tsx';

/** When it was listed and what became of its price, the latest first. */
export function History({ car }: { car: Car }) {
  const steps = priceSteps(car.price_history);
  const untilMs = car.sold_at ? Date.parse(car.sold_at) : Date.now();
  if (steps.length === 0 && !car.published_at) return null;
  return (
    <Section title="History">
      <div className="overflow-hidden rounded-l border border-line bg-surface">
        {steps.length > 1 && <PricePlot steps={steps} untilMs={untilMs} />}
        <ol className="divide-y divide-line">
          {car.sold_at && <Entry at={car.sold_at} title="Sold" />}
          {steps.toReversed().map((step) => (
            <Entry
              key={step.since}
              at={step.since}
              title={titleOf(step)}
              side={money(step.price)}
              tone={toneOf(step)}
            />
          ))}
          {steps.length === 0 && car.published_at && <Entry at={car.published_at} title="Listed" />}
        </ol>
      </div>
    </Section>
  );
}

const titleOf = ({ change }: PriceStep) => {
  if (change === null) return 'Listed';
  return change < 0 ? `Price lowered by ${money(-change)}` : `Price raised by ${money(change)}`;
};

const toneOf = ({ change }: PriceStep) => (change !== null && change < 0 ? 'text-good' : undefined);

interface EntryProps {
  at: string;
  title: string;
  side?: ReactNode;
  tone?: string | undefined;
}

const Entry = ({ at, title, side, tone }: EntryProps) => (
  <li className="flex items-center justify-between gap-x-4 px-[clamp(14px,1.6vw,20px)] py-3">
    <span className="grid">
      <span className={clsx('font-semibold', tone)}>{title}</span>
      <span className="text-sm text-ink-3">
        <Time at={at} as="day" />
      </span>
    </span>
    {side && <span className="shrink-0 font-semibold whitespace-nowrap">{side}</span>}
  </li>
);
